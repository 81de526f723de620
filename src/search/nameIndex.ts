import type { SearchEntry } from "../shared/searchRecord";
import { createNameReader } from "./entryNames";
import { isNamedBy, rankEntry } from "./rankEntry";
import { readQuery } from "./readQuery";

/** A searchable list of entries. */
export interface EntryIndex {
  /** At most `limit` entries, the best first. */
  find(query: string, limit: number): SearchEntry[];
}

const noTerms: ReadonlySet<string> = new Set();

/** Entries by their names alone: small, and there at once. */
export function createNameIndex(entries: readonly SearchEntry[]): EntryIndex {
  const readNames = createNameReader();
  const named = entries.map((entry) => ({ entry, names: readNames(entry) }));
  return {
    find(text, limit) {
      const query = readQuery(text);
      const { words, isMessage } = query;
      if (isMessage || words.length === 0) return [];
      const weights = words.map(() => 1 / words.length);
      return named
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
