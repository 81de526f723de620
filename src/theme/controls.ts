import { css } from "styled-components";
import { media, theme } from "./theme";

/** The size of the text of fields on touch screens: into one with less than 16 pixels, iOS zooms. */
export const fieldText = css`
  ${media.touch} {
    font-size: max(${theme.fontSize.md}, 16px);
  }
`;

/** The box of a plain button; its border has the colour of its text. */
export const buttonShape = css`
  padding: ${theme.space[1]} ${theme.space[4]};
  border: 1px solid;
  border-radius: ${theme.radius.md};
  font-weight: ${theme.fontWeight.strong};
  background: ${theme.color.background};
`;
