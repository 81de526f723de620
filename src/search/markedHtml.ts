import { escapeHtml } from "../shared/escapeHtml";
import { textPieces } from "./textPieces";

/** A text as HTML with what is asked for marked. */
export function markedHtml(text: string, pattern: RegExp | null): string {
  return textPieces(text, pattern)
    .map((piece) => ({ ...piece, text: escapeHtml(piece.text) }))
    .map((piece) => (piece.isMatch ? `<mark>${piece.text}</mark>` : piece.text))
    .join("");
}
