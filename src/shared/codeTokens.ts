/** The classes of coloured words of code. One letter each: a long class has 5,000 such words. */
export const codeTokens = {
  comment: "c",
  constant: "o",
  function: "f",
  keyword: "k",
  number: "n",
  receiver: "p",
  result: "r",
  string: "s",
  symbol: "y",
  variable: "v",
} as const;

export type CodeToken = keyof typeof codeTokens;
