import styled from "styled-components";
import { flow } from "../theme/flow";
import { theme } from "../theme/theme";
import { laidOutInView } from "../ui/laidOutInView";

/** Around a rendered document. Blocks have no margins of their own: the space between them is decided here. */
export const Prose = styled.div`
  min-width: 0;
  ${flow}
  & > section:where([aria-labelledby]) {
    margin-top: ${theme.space[7]};
    ${flow}
  }
  /* Not those of the first screen, however high: the browser takes what it lays out there for something that moved. */
  & > section:where([aria-labelledby]):nth-of-type(n + 4) {
    ${laidOutInView("70rem")}
  }
  & > * + section {
    margin-top: ${theme.space[7]};
  }
`;
