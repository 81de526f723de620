import { css } from "styled-components";
import { media } from "../../theme/breakpoints";
import { theme } from "../../theme/theme";

/** The look of the tab whose panel is shown. */
export const selectedTab = css`
  color: ${theme.color.accent};
  background: ${theme.color.accentSoft};
  ${media.forcedColors} {
    outline: 2px solid Highlight;
  }
`;
