/** Private characters around what a search service calls a match: they mean nothing in HTML and stand in no text. */
export const markStart = "\uE000";
export const markEnd = "\uE001";

/** A piece of a text, and whether the query asks for it. */
export interface TextPiece {
  text: string;
  isMatch: boolean;
}

/** Returns a text with marks, cut at them. */
export function splitMarks(text: string): TextPiece[] {
  const [before = "", ...rest] = text.split(markStart);
  const pieces = rest.flatMap((part) => {
    const [match = "", ...after] = part.split(markEnd);
    return [
      { text: match, isMatch: true },
      { text: after.join(""), isMatch: false },
    ];
  });
  return [{ text: before, isMatch: false }, ...pieces]
    .map((piece) => ({ ...piece, text: piece.text.replaceAll(markEnd, "") }))
    .filter((piece) => piece.text !== "");
}
