import styled from "styled-components";
import { theme } from "../../theme/theme";
import { optionStyle } from "../results/resultStyle";

/** The part of the dialog that scrolls, also with the keys of one who cannot use a wheel. It needs a name. */
export const DialogBody = styled.div.attrs({ role: "group", tabIndex: 0 })`
  flex: 1;
  min-height: 9rem;
  padding: ${theme.space[2]};
  overflow-y: auto;
  /* A list that fits is as wide as one that scrolls. */
  scrollbar-gutter: stable;
  scrollbar-width: thin;
  overscroll-behavior: contain;
  ${optionStyle}
  &:focus-visible {
    outline-offset: -2px;
  }
`;
