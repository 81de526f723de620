import { css } from "styled-components";
import { theme } from "./theme";

/** Headings, paragraphs, links, code and pictures, as text has them where no component says otherwise. */
export const textStyle = css`
  h1,
  h2,
  h3,
  h4,
  h5,
  h6 {
    margin: 0;
    font-weight: ${theme.fontWeight.strong};
    line-height: 1.25;
    letter-spacing: -0.015em;
    text-wrap: balance;
  }
  h1 {
    font-size: ${theme.fontSize.title};
    letter-spacing: -0.025em;
    line-height: 1.15;
  }
  h2 {
    font-size: ${theme.fontSize.xl};
  }
  h3 {
    font-size: ${theme.fontSize.lg};
  }
  h4,
  h5,
  h6 {
    font-size: ${theme.fontSize.md};
  }
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  blockquote,
  pre {
    margin: 0;
  }
  ul,
  ol {
    padding: 0;
    list-style: none;
  }
  b,
  strong {
    font-weight: ${theme.fontWeight.strong};
  }
  a {
    color: inherit;
    text-decoration-line: underline;
    text-decoration-color: ${theme.color.borderStrong};
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
  a:hover {
    color: ${theme.color.accent};
    text-decoration-color: currentColor;
  }
  code,
  pre,
  kbd,
  samp {
    font-family: ${theme.font.code};
    /* Code and names run from left to right in every language. */
    direction: ltr;
    unicode-bidi: isolate;
    font-size: max(${theme.fontSize.sm}, 0.875em);
  }
  kbd {
    padding: 0 ${theme.space[1]};
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.sm};
    font: ${theme.fontSize.xs} ${theme.font.text};
  }
  hr {
    margin: ${theme.space[6]} 0;
    border: 0;
    border-top: 1px solid ${theme.color.border};
  }
  img,
  svg {
    max-width: 100%;
    height: auto;
    vertical-align: middle;
  }
`;
