import { CodeFigure, type CodeFigureProps } from "./CodeFigure";

interface CodeBlockProps extends Omit<CodeFigureProps, "code"> {
  showLineNumbers?: boolean;
  /** The code, coloured and escaped while building. What is more than a line of code is in a `.line`. */
  html: string;
}

/** Renders a block of code in a document. */
export function CodeBlock({ showLineNumbers, html, ...figure }: CodeBlockProps) {
  return (
    <CodeFigure
      {...figure}
      code={<code data-line-numbers={showLineNumbers} dangerouslySetInnerHTML={{ __html: html }} />}
    />
  );
}
