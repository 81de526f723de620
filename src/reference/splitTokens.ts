/** A piece of a text: what a pattern names, or what is between. */
export interface Token {
  isNamed: boolean;
  text: string;
}

/** Returns a text cut at what the only group of a pattern has. */
export function splitTokens(text: string, pattern: RegExp): Token[] {
  return text
    .split(pattern)
    .map((piece, index) => ({ isNamed: index % 2 === 1, text: piece }))
    .filter((token) => token.text !== "");
}

/** The classes of `Array<Playwright::Locator> | nil`, by their full names. */
export const classNames = /([A-Z]\w*(?:::[A-Z]\w*)*)/;

/** The code of a line; a backtick without a partner is text. */
export const backticked = /`([^`]+)`/;
