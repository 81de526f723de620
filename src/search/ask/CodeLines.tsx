import { Fragment } from "react";
import type { AskExample } from "../../shared/search/askPage";
import type { CodePiece } from "../../shared/content/codePiece";

interface CodeLinesProps {
  lines: AskExample["lines"];
}

/** Renders the lines of a code block, coloured as on their own page. */
export function CodeLines({ lines }: CodeLinesProps) {
  return lines.map((line, index) => (
    <Fragment key={index}>
      {line.map(renderPiece)}
      {"\n"}
    </Fragment>
  ));
}

function renderPiece(piece: CodePiece, index: number) {
  if (typeof piece === "string") return piece;
  const [className, text] = piece;
  return (
    <span key={index} className={className}>
      {text}
    </span>
  );
}
