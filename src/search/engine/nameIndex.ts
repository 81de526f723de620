import type { SearchEntry } from "../../shared/search/searchRecord";
import { createNameReader, type EntryNames } from "./entryNames";
import { isNamedBy, rankEntry } from "./rankEntry";
import { askedWords, readQuery, type QueryWord } from "./readQuery";

/** A searchable list of entries. */
export interface EntryIndex {
  /** At most `limit` entries, the best first. */
  find(query: string, limit: number): SearchEntry[];
}

const noTerms: ReadonlySet<string> = new Set();

/** Finds entries by their names alone: small, and there at once. */
export function createNameIndex(
  entries: readonly SearchEntry[],
  readNames = createNameReader(),
): EntryIndex {
  const named = entries.map((entry) => {
    const names = readNames(entry);
    return { entry, names, parts: partsOf(names) };
  });
  return {
    find(text, limit) {
      const query = readQuery(text);
      const { words, isMessage } = query;
      if (isMessage || words.length === 0) return [];
      const asked = askedWords(query);
      const weights = words.map(() => 1 / words.length);
      return named
        .filter(({ parts }) => asked.every((word) => mayName(parts, word)))
        .filter(({ names }) => isNamedBy(names, query))
        .map(({ entry, names }) => ({
          entry,
          rank: rankEntry(entry, names, query, { terms: noTerms, weights }),
        }))
        .sort((one, other) => other.rank - one.rank)
        .slice(0, limit)
        .map(({ entry }) => entry);
    },
  };
}

/** Returns all that names can be found by, each part after a space. */
function partsOf({ wholes, joined, last, roots, owners, ownerRoots }: EntryNames): string {
  const parts = [...wholes, ...joined, last ?? "", ...roots, ...owners, ...ownerRoots];
  return ` ${[...new Set(parts)].join(" ")}`;
}

/** Most names are left out by this, which takes a hundredth of looking at them closely. */
function mayName(parts: string, { whole, joined, roots, synonyms }: QueryWord): boolean {
  const begins = (start: string | undefined) => parts.includes(` ${start ?? ""}`);
  return begins(whole) || begins(joined) || [roots, ...synonyms].some(([root]) => begins(root));
}
