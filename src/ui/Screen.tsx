import styled from "styled-components";
import { theme } from "../theme/theme";

/** A page of one column and a few blocks. */
export const Screen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${theme.space[5]};
  max-width: ${theme.size.text};
  margin: 0 auto;
  padding: ${theme.space[7]} ${theme.space[4]} ${theme.space[8]};
  & > :is(form, section, pre, div) {
    width: 100%;
  }
`;
