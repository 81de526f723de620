/** A piece of one line of a description: plain text, or what stood between backticks. */
export interface DescriptionToken {
  type: "text" | "code";
  text: string;
}

const backticked = /`([^`]+)`/;

/** Cuts a line at its backticks; a backtick without a partner is text. */
export function descriptionTokens(line: string): DescriptionToken[] {
  return line
    .split(backticked)
    .map((text, index): DescriptionToken => ({ type: index % 2 === 1 ? "code" : "text", text }))
    .filter(({ text }) => text !== "");
}
