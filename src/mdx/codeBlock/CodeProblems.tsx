import styled from "styled-components";
import { messages } from "../../config/messages";
import { theme } from "../../theme/theme";

interface CodeProblemsProps {
  /** One a line. */
  problems: string;
}

/** Renders the problems that the example check found in a block; only a preview shows them, as a build stops. */
export function CodeProblems({ problems }: CodeProblemsProps) {
  return (
    <List aria-label={messages.code.problems}>
      {problems.split("\n").map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </List>
  );
}

const List = styled.ul`
  padding: ${theme.space[3]} ${theme.space[4]};
  border-top: 1px solid ${theme.color.danger};
  font-size: ${theme.fontSize.sm};
  color: ${theme.color.danger};
  background: ${theme.color.dangerSoft};
`;
