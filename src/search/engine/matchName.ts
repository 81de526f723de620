import type { EntryNames } from "./entryNames";
import type { QueryWord } from "./readQuery";

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
