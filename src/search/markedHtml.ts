import { escapeHtml } from "../shared/escapeHtml";
import { markStart, splitMarks } from "../shared/marks";
import { splitMatches } from "./matches";

/** A text as HTML with what is asked for marked: by the service that found it, or else by us. */
export function markedHtml(text: string, pattern: RegExp | null): string {
  const pieces = text.includes(markStart) ? splitMarks(text) : splitMatches(text, pattern);
  return pieces
    .map((piece) => ({ ...piece, text: escapeHtml(piece.text) }))
    .map((piece) => (piece.isMatch ? `<mark>${piece.text}</mark>` : piece.text))
    .join("");
}
