import { CodeFigure, type CodeFigureProps } from "./CodeFigure";
import { CodeProblems } from "./CodeProblems";

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
