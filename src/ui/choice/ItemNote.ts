import styled from "styled-components";
import { theme } from "../../theme/theme";

/** What stands below the label of an item of a menu. */
export const ItemNote = styled.small`
  display: block;
  white-space: nowrap;
  font-size: ${theme.fontSize.xs};
  font-weight: ${theme.fontWeight.normal};
  color: ${theme.color.textMuted};
`;
