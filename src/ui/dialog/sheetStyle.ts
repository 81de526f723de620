import { css } from "styled-components";
import { theme } from "../../theme/theme";

/** The look of a window above the page. */
export const sheetStyle = css`
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
  color: ${theme.color.text};
  background: ${theme.color.raised};
  box-shadow: 0 1rem 3rem ${theme.color.shadow};
  &::backdrop {
    background: ${theme.color.scrim};
  }
`;
