import styled from "styled-components";
import { theme } from "../theme/theme";

/** A plain button with a border. */
export const Button = styled.button`
  min-height: 2.5rem;
  padding: ${theme.space[1]} ${theme.space[4]};
  border: 1px solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.md};
  font-weight: 600;
  background: ${theme.color.background};
  &:hover {
    border-color: ${theme.color.accent};
    color: ${theme.color.accent};
  }
`;
