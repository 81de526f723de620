import { memoizeByName } from "../timing/memoizeByName";
import { readWords, snakeCase } from "./searchTokens";

/** Words that every text has: they tell nothing, unless a query has no others. */
const commonWords = new Set(
  `a about all also am an and any are as at be been but by can cannot could did do does each for from
  get give given had has have here how i if in into is it its just me my no not of on only or other our
  should so some such than that the their them then there these they this to too until us use used was
  we what when where which while who why will with without would you your`.split(/\s+/),
);

/** Tells whether a word tells nothing of what is looked for. */
export function isCommonWord(word: string): boolean {
  return commonWords.has(word);
}

const ending = /(?:ing|ed|es|e|([^s])s)$/;

/** Returns the part of a word that its forms share: `waits`, `waited` and `waiting` give `wait`. */
export function rootOf(word: string): string {
  const root = word.replace(ending, "$1");
  return root.length >= 3 && /[aeiouy]/.test(root) ? root : word;
}

/** Names that are written as one word as well: `GitHub`, `XPath`, `JavaScript`. */
const innerCapital = /\p{Lu}\p{Ll}*\p{Lu}[\p{L}\p{N}]*/gu;

/** Returns what a text is found by: the roots of its words and of the parts of its names, each once. */
export function textRoots(text: string): string[] {
  return [...new Set(readWords(text).flatMap(wordRoots))];
}

/**
 * Returns the roots of what readers call a place with the small words between them, which tell `not visible` from
 * `visible`.
 */
export function phraseRoots(text: string): string[] {
  const all = readWords(text).flatMap((word) => (isSmallWord(word) ? [word] : wordRoots(word)));
  return [...new Set(all)];
}

/** Tells whether a text is not found by a word: one that every text has, a number, a letter. */
export function isSmallWord(word: string): boolean {
  return isCommonWord(word) || !/\D./u.test(word);
}

/** A text has most of its words from other texts. */
const wordRoots = memoizeByName((word) => {
  const joined = (word.match(innerCapital) ?? []).map((name) => name.toLowerCase());
  const parts = [...snakeCase(word).split(/[_$]+/), ...joined];
  return parts.filter((part) => !isSmallWord(part)).map(rootOf);
});
