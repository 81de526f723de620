import styled from "styled-components";
import { theme } from "../theme/theme";

/** The shape of the results that are on their way. */
export function ResultSkeleton() {
  return (
    <div aria-hidden="true">
      <Row />
      <Row />
      <Row />
    </div>
  );
}

const Row = styled.div`
  height: 2.75rem;
  margin: ${theme.space[2]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
`;
