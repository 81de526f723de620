import { css } from "styled-components";
import { theme } from "./theme";

/** The box of a plain button; its border has the colour of its text. */
export const buttonShape = css`
  padding: ${theme.space[1]} ${theme.space[4]};
  border: 1px solid;
  border-radius: ${theme.radius.md};
  font-weight: ${theme.fontWeight.strong};
  background: ${theme.color.background};
`;
