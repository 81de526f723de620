import styled from "styled-components";
import { theme } from "../../theme/theme";

/** Says in small letters what stands below it. */
export const Label = styled.p`
  margin: ${theme.space[2]} ${theme.space[3]};
  font-size: ${theme.fontSize.xs};
  color: ${theme.color.textMuted};
`;
