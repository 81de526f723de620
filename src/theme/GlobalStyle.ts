import { createGlobalStyle, css } from "styled-components";
import { scrollLockMark, leavingMark } from "../shared/dom/scrollLockMark";
import { media } from "./breakpoints";
import { colorStyle } from "./colorStyle";
import { preferenceStyle } from "./preferenceStyle";
import { printStyle } from "./printStyle";
import { textStyle } from "./textStyle";
import { theme } from "./theme";

const base = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    scrollbar-gutter: stable;
    /* No anchor and no focused control comes to rest under the navbar. */
    scroll-padding: calc(${theme.size.navbar} + ${theme.space[5]}) 0 ${theme.space[5]};
    text-size-adjust: 100%;
    background: ${theme.color.background};
  }
  html[${scrollLockMark}] {
    overflow: hidden;
  }
  dialog[${leavingMark}] {
    opacity: 0;
    &::backdrop {
      opacity: 0;
    }
  }
  body {
    margin: 0;
    font: ${theme.fontWeight.normal} ${theme.fontSize.md} / 1.65 ${theme.font.text};
    color: ${theme.color.text};
    background: ${theme.color.background};
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
  }
  ::selection {
    color: ${theme.color.text};
    background: ${theme.color.selection};
  }
  :focus-visible {
    outline: 2px solid ${theme.color.accent};
    outline-offset: 2px;
  }
  [hidden] {
    display: none;
  }
`;

const controls = css`
  button,
  input {
    font: inherit;
    color: inherit;
  }
  button,
  summary {
    cursor: pointer;
  }
  summary {
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  [data-without-script] {
    display: none;
  }
  ${media.noScripting} {
    [data-needs-script][data-needs-script] {
      display: none;
    }
    [data-without-script][data-without-script] {
      display: inline-flex;
    }
  }
`;

/** Gatsby marks these up with style attributes, which the Content-Security-Policy refuses. */
const gatsby = css`
  #gatsby-focus-wrapper {
    /* A picture of its own, which is not put together anew with each frame of a dialog above it. */
    isolation: isolate;
    outline: none;
  }
  #gatsby-announcer {
    position: absolute;
    top: 0;
    width: 1px;
    height: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
    border: 0;
  }
`;

const progressBar = css`
  #nprogress {
    pointer-events: none;
  }
  #nprogress [role="progressbar"] {
    position: fixed;
    z-index: ${theme.layer.progress};
    top: 0;
    left: 0;
    width: 100%;
    height: 2px;
    background: ${theme.color.accent};
  }
`;

/** Rendered once by `wrapPageElement`; resets, colours and what has no component of its own. */
export const GlobalStyle = createGlobalStyle`
  ${colorStyle}
  ${base}
  ${textStyle}
  ${controls}
  ${gatsby}
  ${progressBar}
  ${preferenceStyle}
  ${printStyle}
`;
