import { useEffect, useState } from "react";
import styled from "styled-components";
import { problemsPath } from "../../shared/constants";
import { formatLocation, type Problem } from "../../shared/text/problem";
import { theme } from "../../theme/theme";

const lost: Problem = {
  file: "npm run develop",
  line: 1,
  rule: "preview-lost",
  message: "The preview does not answer: what is shown is no longer followed.",
  hint: "Look at its terminal, and start it anew.",
};

/** Shows authors what they must mend, in the preview; nothing where there is nothing. */
export function ProblemPanel() {
  const problems = useProblems();
  if (problems.length === 0) return null;
  return (
    <Panel role="status" aria-label="Problems of the preview">
      <details open>
        <Title>{problems.length === 1 ? "1 problem" : `${problems.length} problems`}</Title>
        {problems.map((problem) => (
          <Item key={JSON.stringify(problem)}>
            <code>{formatLocation(problem)}</code> {problem.message} {problem.hint}
          </Item>
        ))}
      </details>
    </Panel>
  );
}

function useProblems(): readonly Problem[] {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  useEffect(() => {
    // It asks again by itself where the preview was away, and gets all problems then.
    const source = new EventSource(problemsPath);
    source.onmessage = ({ data }) => setProblems(JSON.parse(String(data)) as Problem[]);
    source.onerror = () => setProblems([lost]);
    return () => source.close();
  }, []);
  return problems;
}

const Panel = styled.div`
  position: fixed;
  inset-block-end: ${theme.space[4]};
  inset-inline-end: ${theme.space[4]};
  z-index: ${theme.layer.progress};
  max-width: ${theme.size.measure};
  max-height: 40vh;
  overflow: auto;
  padding: ${theme.space[3]};
  font-size: ${theme.fontSize.sm};
  color: ${theme.color.text};
  background: ${theme.color.dangerSoft};
  border: 1px solid ${theme.color.danger};
  border-radius: ${theme.radius.md};
`;

const Title = styled.summary`
  font-weight: ${theme.fontWeight.strong};
`;

const Item = styled.p`
  margin: ${theme.space[2]} 0 0;
  overflow-wrap: anywhere;
`;
