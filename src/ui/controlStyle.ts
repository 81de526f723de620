import { css } from "styled-components";
import { theme } from "../theme/theme";

/** The look that the small controls of the navbar share. */
export const controlStyle = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[1]};
  min-width: 2.25rem;
  height: 2.25rem;
  padding: 0 ${theme.space[2]};
  border: 0;
  border-radius: ${theme.radius.sm};
  font-size: ${theme.fontSize.sm};
  line-height: 1;
  text-decoration: none;
  color: ${theme.color.textMuted};
  background: none;
  transition: color ${theme.duration.fast} ease-out;
  &:hover {
    color: ${theme.color.accent};
  }
  &:active {
    background: ${theme.color.hover};
  }
`;
