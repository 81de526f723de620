import { css } from "styled-components";
import { media } from "../theme/breakpoints";

/**
 * Returns the style of a part of a long page that is laid out where it is looked at, and counts as so high until then.
 * Not where the browser would let the text jump when what is above gets its true height. `scrollParts` names such parts
 * as well.
 */
export const laidOutInView = (height: string) => css`
  @supports (overflow-anchor: auto) {
    ${media.screen} {
      content-visibility: auto;
      contain-intrinsic-size: auto ${height};
      /* What has the focus is drawn around. */
      overflow-clip-margin: 4px;
    }
  }
`;
