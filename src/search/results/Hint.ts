import styled from "styled-components";
import { theme } from "../../theme/theme";

/** A line of the dialog that explains. */
export const Hint = styled.p`
  margin: ${theme.space[2]} ${theme.space[3]} ${theme.space[4]};
  font-size: ${theme.fontSize.sm};
  color: ${theme.color.textMuted};
`;
