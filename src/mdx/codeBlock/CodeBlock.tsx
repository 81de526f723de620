import styled from "styled-components";
import { CodeFigure, type CodeFigureProps } from "./CodeFigure";
import { messages } from "../../config/messages";
import { theme } from "../../theme/theme";

interface CodeBlockProps extends Omit<CodeFigureProps, "code" | "children"> {
  showLineNumbers?: boolean;
  /** The problems that the example check found, one a line. */
  problems?: string;
  /** The code, coloured and escaped while building. What is more than a line of code is in a `.line`. */
  html: string;
}

/** Renders a block of code in a document. */
export function CodeBlock({ showLineNumbers, problems, html, ...figure }: CodeBlockProps) {
  return (
    <CodeFigure
      {...figure}
      code={<code data-line-numbers={showLineNumbers} dangerouslySetInnerHTML={{ __html: html }} />}
    >
      {problems !== undefined && <CodeProblems problems={problems} />}
    </CodeFigure>
  );
}

/** Renders the problems that the example check found in a block; only a preview shows them, as a build stops. */
function CodeProblems({ problems }: { problems: string }) {
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
