import styled from "styled-components";
import { buttonShape } from "../theme/buttonShape";
import { theme } from "../theme/theme";

/** A plain button with a border. */
export const Button = styled.button`
  ${buttonShape}
  min-height: 2.5rem;
  border-color: ${theme.color.borderStrong};
  &:hover {
    border-color: ${theme.color.accent};
    color: ${theme.color.accent};
  }
`;
