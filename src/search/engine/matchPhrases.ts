import type { EntryNames } from "./entryNames";
import type { QueryWord, SearchQuery } from "./readQuery";

/** As a word of a title is matched; of a beginning a name is mostly meant. */
const wordMatch = 0.55;
const startMatch = 0.3;

/** Returns how well a word is one of those that readers call a place by, from 0. */
export function matchPhrases({ said }: EntryNames, word: QueryWord): number {
  if (said.length === 0) return 0;
  if (rootsIn(said, word)) return wordMatch;
  return word.roots.every((root) => said.some((one) => one.startsWith(root))) ? startMatch : 0;
}

/** Of two phrases of the same words, the small ones decide. */
const smallWord = 0.5;

/**
 * Returns how much a query and the nearest thing that readers call a place have of each other: 1 where they are the
 * same.
 */
export function phraseCover(
  { phrases }: EntryNames,
  words: readonly QueryWord[],
  weights: readonly number[],
  typed: SearchQuery["typed"],
): number {
  return phrases.reduce((best, { roots, small }) => {
    const found = words.map((word) => rootsIn(roots, word) ?? []);
    const asked = found.reduce(
      (sum, { length }, i) => sum + (length > 0 ? (weights[i] ?? 0) : 0),
      0,
    );
    const between = small.filter((word) => typed.has(word)).length;
    const said =
      (new Set(found.flat()).size + between * smallWord) /
      (roots.length + small.length * smallWord);
    return Math.max(best, asked ** 2 * said);
  }, 0);
}

/** Returns the roots of a word, or of what these docs say instead, where all of them are there. */
function rootsIn(roots: readonly string[], word: QueryWord): readonly string[] | undefined {
  return [word.roots, ...word.synonyms].find((any) => any.every((root) => roots.includes(root)));
}
