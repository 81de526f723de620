/** A piece of a line of code: plain, or with the class that colours it. */
export type CodePiece = string | readonly [className: string, text: string];

/** The code of a piece. */
export function pieceText(piece: CodePiece): string {
  return typeof piece === "string" ? piece : piece[1];
}
