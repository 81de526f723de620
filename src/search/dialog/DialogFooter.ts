import styled from "styled-components";
import { theme } from "../../theme/theme";

/** The last row of the dialog. */
export const DialogFooter = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[4]};
  padding: ${theme.space[2]} ${theme.space[4]};
  border-top: 1px solid ${theme.color.border};
  font-size: ${theme.fontSize.xs};
  color: ${theme.color.textMuted};
`;
