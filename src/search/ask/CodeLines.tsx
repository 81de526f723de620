import { Fragment } from "react";
import type { AskExample, AskToken } from "../../shared/askPage";

interface CodeLinesProps {
  lines: AskExample["lines"];
}

/** The lines of a code block, coloured as on their own page. */
export function CodeLines({ lines }: CodeLinesProps) {
  return lines.map((line, index) => (
    <Fragment key={index}>
      {line.map(drawToken)}
      {"\n"}
    </Fragment>
  ));
}

function drawToken(token: AskToken, index: number) {
  if (typeof token === "string") return token;
  const [className, text] = token;
  return (
    <span key={index} className={className}>
      {text}
    </span>
  );
}
