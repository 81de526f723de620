import { markStart, splitMarks, type TextPiece } from "../../shared/search/marks";
import { splitMatches } from "./matches";

/** Returns a text cut at what is asked for: by the service that found it, or else by us. */
export function textPieces(text: string, pattern: RegExp | null): TextPiece[] {
  return text.includes(markStart) ? splitMarks(text) : splitMatches(text, pattern);
}
