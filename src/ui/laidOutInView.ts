import { css } from "styled-components";
import { media } from "../theme/breakpoints";
import { drawnByAppMark } from "./drawnByApp";

/**
 * A part of a long page that is laid out where it is looked at, and counts as so high until then. Not where the browser
 * would let the text jump when what is above gets its true height. `partsOfPage` names such parts as well.
 */
export const laidOutInView = (height: string) => css`
  @supports (overflow-anchor: auto) {
    ${media.screen} {
      :root:not([${drawnByAppMark}]) & {
        content-visibility: auto;
        contain-intrinsic-size: auto ${height};
        /* Kept where parts are laid out ahead: to lose it and get it back is a new style for the whole page. */
        contain: style;
        /* What has the focus is drawn around. */
        overflow-clip-margin: 4px;
      }
    }
  }
`;
