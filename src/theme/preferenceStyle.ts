import { css } from "styled-components";
import { media } from "./breakpoints";
import { colorVariable, theme } from "./theme";

/** What readers ask of every site: less motion, their own colours, more contrast. */
export const preferenceStyle = css`
  ${media.reducedMotion} {
    *,
    *::before,
    *::after,
    ::backdrop {
      transition-duration: 1ms;
      animation-duration: 1ms;
      animation-iteration-count: 1;
      scroll-behavior: auto;
    }
  }
  ${media.forcedColors} {
    :focus-visible {
      outline-color: Highlight;
    }
    [aria-current],
    [aria-selected="true"] {
      text-decoration: underline;
      text-decoration-thickness: 2px;
    }
    /* Colours alone told these apart; a border is drawn where a background is not. */
    mark,
    [data-highlight] {
      outline: 1px solid Mark;
    }
    dialog,
    [role="tooltip"] {
      border: 1px solid CanvasText;
    }
  }
  ${media.moreContrast} {
    :root:root {
      ${colorVariable("textMuted")}: ${theme.color.text};
      ${colorVariable("border")}: ${theme.color.borderStrong};
      ${colorVariable("codeBorder")}: ${theme.color.borderStrong};
      ${colorVariable("codeComment")}: ${theme.color.text};
      ${colorVariable("codeResult")}: ${theme.color.text};
      ${colorVariable("codePunctuation")}: ${theme.color.text};
    }
    :focus-visible {
      outline-width: 3px;
    }
    a {
      text-decoration-color: currentColor;
    }
  }
`;
