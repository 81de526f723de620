import type { TextPiece } from "../shared/marks";
import { queryTokens } from "../shared/searchTokens";
import { isCommonWord } from "../shared/textRoots";

/** A text cut at the words, and beginnings of words, that a query asks for. */
export function splitMatches(text: string, query: string): TextPiece[] {
  const pattern = matchPattern(query);
  const matches = pattern ? [...text.matchAll(pattern)] : [];
  const pieces = matches.flatMap((match, index) => {
    const previous = matches[index - 1];
    const start = previous ? previous.index + previous[0].length : 0;
    return [
      { text: text.slice(start, match.index), isMatch: false },
      { text: match[0], isMatch: true },
    ];
  });
  const last = matches.at(-1);
  const rest = { text: text.slice(last ? last.index + last[0].length : 0), isMatch: false };
  return [...pieces, rest].filter((piece) => piece.text !== "");
}

const excerptLength = 140;
const before = 50;

/** The part of a text around its first match, or its beginning. */
export function excerpt(text: string, query: string): string {
  const pattern = matchPattern(query);
  const match = pattern ? text.search(pattern) : -1;
  const start = match > before ? text.indexOf(" ", match - before) + 1 : 0;
  const part = text.slice(start, start + excerptLength);
  const isWhole = start + excerptLength >= text.length;
  const end = isWhole ? part.length : Math.max(part.lastIndexOf(" "), before);
  return `${start > 0 ? "… " : ""}${part.slice(0, end)}${isWhole ? "" : " …"}`;
}

/** Names match in either spelling; a single letter, or `do` of a question, would mark half of the page. */
function matchPattern(query: string): RegExp | null {
  const tokens = queryTokens(query);
  const telling = tokens.filter((token) => !isCommonWord(token));
  const words = (telling.length > 0 ? telling : tokens)
    .flatMap((token) => [token, token.replaceAll("_", "")])
    .filter((word) => word.length > 1)
    .map((word) => word.replaceAll("$", "\\$"));
  const longestFirst = [...new Set(words)].sort((one, other) => other.length - one.length);
  if (longestFirst.length === 0) return null;
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join("|")})`, "giu");
}
