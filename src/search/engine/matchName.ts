import type { EntryNames } from "./entryNames";
import type { QueryWord, SearchQuery } from "./readQuery";

/** Returns from 0 to 1 how well a word is the name of a place, or begins it. */
export function matchName({ wholes, joined, last, roots }: EntryNames, word: QueryWord): number {
  if (wholes.includes(word.whole) || isPartOf(wholes, word)) return 1;
  if (joined.includes(word.joined)) return 0.95;
  if (last === word.whole) return 0.9;
  const started = Math.max(...joined.map((name) => startedBy(name, word.joined)));
  return Math.max(started, matchTitle(roots, word), matchSynonyms(roots, word));
}

/** Tells whether a word of a query is a name together with its neighbours. */
export function isPartOf(names: readonly string[], { compounds }: QueryWord): boolean {
  return compounds.length > 0 && names.some((name) => compounds.includes(name));
}

function matchSynonyms(roots: readonly string[], { synonyms }: QueryWord): number {
  return synonyms.some((any) => any.every((root) => roots.includes(root))) ? 0.7 : 0;
}

/** Returns from 0.6 for the first letter to 0.85 for all but the last. */
function startedBy(name: string, start: string): number {
  return start !== "" && name.startsWith(start) ? 0.6 + 0.25 * (start.length / name.length) : 0;
}

/** A name that says nothing else, such as `wait_for` for `wait`, is nearly that word. */
function matchTitle(roots: readonly string[], { whole, roots: asked }: QueryWord): number {
  const isAll = roots.length === 1 && roots[0] === asked[0] && !whole.includes("_");
  return isAll ? 0.7 : matchRoots(roots, asked);
}

function matchRoots(roots: readonly string[], asked: readonly string[]): number {
  if (asked.every((root) => roots.includes(root))) return 0.55;
  const isStarted = (start: string) => roots.some((root) => root.startsWith(start));
  return asked.every(isStarted) ? 0.45 : 0;
}

/** Returns from 0 to 1 how well a word is the name of the place that an entry belongs to. */
export function matchOwner({ owners, ownerRoots }: EntryNames, word: QueryWord): number {
  if (owners.includes(word.whole) || isPartOf(owners, word)) return 1;
  return Math.max(matchRoots(ownerRoots, word.roots), matchSynonyms(ownerRoots, word));
}

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
