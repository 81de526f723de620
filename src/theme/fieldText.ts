import { css } from "styled-components";
import { media } from "./breakpoints";
import { theme } from "./theme";

/** The size of the text of fields on touch screens: into one with less than 16 pixels, iOS zooms. */
export const fieldText = css`
  ${media.touch} {
    font-size: max(${theme.fontSize.md}, 16px);
  }
`;
