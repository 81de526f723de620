/** The kinds of words of code; the name is the class that colours it. */
export const codeTokens = [
  "comment",
  "constant",
  "function",
  "keyword",
  "number",
  "receiver",
  "result",
  "string",
  "symbol",
  "variable",
] as const;

export type CodeToken = (typeof codeTokens)[number];
