import { markStart, splitMarks, type TextPiece } from "../../shared/search/marks";
import { queryTokens } from "../../shared/search/searchTokens";
import { isCommonWord } from "../../shared/search/textRoots";

/** Returns a text cut at what is asked for: by the service that found it, or else by what matches. */
export function splitMatches(text: string, pattern: RegExp | null): TextPiece[] {
  if (text.includes(markStart)) return splitMarks(text);
  const pieces: TextPiece[] = [];
  let end = 0;
  for (let match = firstMatch(text, pattern); match; match = firstMatch(text, pattern, end)) {
    pieces.push({ text: text.slice(end, match.index), isMatch: false });
    pieces.push({ text: match[0], isMatch: true });
    end = match.index + match[0].length;
  }
  pieces.push({ text: text.slice(end), isMatch: false });
  return pieces.filter((piece) => piece.text !== "");
}

/** Tells whether a text has what matches. */
export function hasMatch(text: string, pattern: RegExp | null): boolean {
  return firstMatch(text, pattern) !== null;
}

const excerptLength = 140;
const before = 50;

/** Returns the part of a text around its first match, or its beginning. */
export function excerpt(text: string, pattern: RegExp | null): string {
  const match = firstMatch(text, pattern)?.index ?? -1;
  const start = match > before ? text.indexOf(" ", match - before) + 1 : 0;
  const part = text.slice(start, start + excerptLength);
  const isWhole = start + excerptLength >= text.length;
  const end = isWhole ? part.length : Math.max(part.lastIndexOf(" "), before);
  return `${start > 0 ? "… " : ""}${part.slice(0, end)}${isWhole ? "" : " …"}`;
}

/**
 * Returns the words that a query asks for, to be looked for by the functions above. Names match in either spelling; a
 * single letter, or `do` of a question, would mark half of the page.
 */
export function matchPattern(query: string): RegExp | null {
  const tokens = queryTokens(query);
  const telling = tokens.filter((token) => !isCommonWord(token));
  const words = (telling.length > 0 ? telling : tokens)
    .flatMap((token) => [token, token.replaceAll("_", "")])
    .filter((word) => word.length > 1)
    .map((word) => word.replaceAll("$", "\\$"));
  const longestFirst = [...new Set(words)].sort((one, other) => other.length - one.length);
  return longestFirst.length === 0 ? null : new RegExp(longestFirst.join("|"), "gi");
}

const letter = /[\p{L}\p{N}]/u;

/**
 * Returns the first match from a place on that begins a word. A pattern that asks for that itself takes a millisecond
 * to compile.
 */
function firstMatch(text: string, pattern: RegExp | null, from = 0): RegExpExecArray | null {
  if (pattern === null) return null;
  pattern.lastIndex = from;
  let match = pattern.exec(text);
  while (match && letter.test(text.charAt(match.index - 1))) {
    pattern.lastIndex = match.index + 1;
    match = pattern.exec(text);
  }
  return match;
}
