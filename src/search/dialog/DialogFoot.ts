import styled from "styled-components";
import { media } from "../../theme/breakpoints";
import { theme } from "../../theme/theme";

/** The last row of the dialog. */
export const Foot = styled.div`
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

/** The meaning of the keys, where there is a keyboard. */
export const Keys = styled.span`
  display: none;
  gap: ${theme.space[3]};
  & kbd {
    padding: 0 ${theme.space[1]};
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.sm};
    font-family: ${theme.font.text};
  }
  ${media.desktop} {
    ${media.hover} {
      display: flex;
    }
  }
`;
