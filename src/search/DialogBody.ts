import styled from "styled-components";
import { theme } from "../theme/theme";

/** The part of the dialog that scrolls. */
export const DialogBody = styled.div`
  flex: 1;
  min-height: 9rem;
  padding: ${theme.space[2]};
  overflow-y: auto;
  overscroll-behavior: contain;
`;
