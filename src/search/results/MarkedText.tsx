import { Fragment } from "react";
import { textPieces } from "./textPieces";

interface MarkedTextProps {
  text: string;
  pattern: RegExp | null;
}

/** Renders a text with marks around what is asked for. */
export function MarkedText({ text, pattern }: MarkedTextProps) {
  return textPieces(text, pattern).map((piece, index) =>
    piece.isMatch ? (
      <mark key={index}>{piece.text}</mark>
    ) : (
      <Fragment key={index}>{piece.text}</Fragment>
    ),
  );
}
