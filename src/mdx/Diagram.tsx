import styled from "styled-components";

/** A drawing that is part of the page. Its colours are the page's, also where the reader forces others upon it. */
export const Diagram = styled.svg`
  display: block;
  forced-color-adjust: none;
  & text {
    forced-color-adjust: none;
  }
`;
