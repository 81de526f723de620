/** A piece of a line of code: plain, or with the class that colours it. */
export type CodePiece = string | readonly [className: string, text: string];

/** Returns the code of a line. */
export function lineText(pieces: readonly CodePiece[]): string {
  return pieces.map((piece) => (typeof piece === "string" ? piece : piece[1])).join("");
}
