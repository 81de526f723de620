import styled from "styled-components";
import { flow } from "../theme/flow";
import { theme } from "../theme/theme";

/** Around a rendered document. Blocks have no margins of their own: the space between them is decided here. */
export const Prose = styled.div`
  min-width: 0;
  ${flow}
  & > section:where([aria-labelledby]) {
    margin-top: ${theme.space[7]};
    ${flow}
  }
  & > * + section {
    margin-top: ${theme.space[7]};
  }
`;
