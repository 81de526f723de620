import { markStart, splitMarks } from "../shared/marks";
import { splitMatches } from "./matches";

interface HighlightedProps {
  text: string;
  query: string;
}

/** A text with what the query asks for marked: by the service that found it, or else by us. */
export function Highlighted({ text, query }: HighlightedProps) {
  const pieces = text.includes(markStart) ? splitMarks(text) : splitMatches(text, query);
  return pieces.map((piece, index) =>
    piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}
