import { css } from "styled-components";
import { theme } from "../theme/theme";

/** The styles of a part whose header holds a `ListFilter`, and whose lists of short links run on in lines. */
export const filteredList = css`
  font-size: ${theme.fontSize.sm};
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[2]} ${theme.space[3]};
    min-height: 2.25rem;
    color: ${theme.color.textMuted};
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space[4]};
  }
  & small {
    margin-inline-start: ${theme.space[1]};
    font-size: ${theme.fontSize.sm};
    color: ${theme.color.textMuted};
  }
`;
