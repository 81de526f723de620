/** A piece of one line of words: plain text, or what stood between backticks. */
export interface WordToken {
  type: "text" | "code";
  text: string;
}

const backticked = /`([^`]+)`/;

/** Cuts a line at its backticks; a backtick without a partner is text. */
export function wordTokens(line: string): WordToken[] {
  return line
    .split(backticked)
    .map((text, index): WordToken => ({ type: index % 2 === 1 ? "code" : "text", text }))
    .filter(({ text }) => text !== "");
}
