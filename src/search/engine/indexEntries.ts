import MiniSearch, { type SearchOptions } from "minisearch";
import { memoizeByName } from "../../shared/timing/memoizeByName";
import type { SearchIndex } from "../../shared/search/searchIndex";
import type { SearchEntry } from "../../shared/search/searchRecord";
import { textRoots } from "../../shared/search/textRoots";
import type { EntryNames, NameReader } from "./entryNames";

interface IndexedEntry {
  id: number;
  entry: SearchEntry;
  names: EntryNames;
  words: readonly string[];
}

/** Entries, and MiniSearch's index of them, whose ids are their places. */
export interface IndexedEntries {
  index: MiniSearch<IndexedEntry>;
  indexed: readonly IndexedEntry[];
}

/** The options with which every query asks the index. */
export const searchOptions: SearchOptions = {
  prefix: (term) => term.length > 1,
  boost: { name: 8, words: 3, path: 2 },
};

/** So many entries are indexed without a pause, which takes four milliseconds. */
const chunkSize = 150;

/** Indexes names and texts, with pauses in which the names alone can answer. */
export async function indexEntries(
  { entries, words }: SearchIndex,
  readNames: NameReader,
): Promise<IndexedEntries> {
  const indexed = entries.map((entry, id) => ({
    id,
    entry,
    names: readNames(entry),
    words: words[id] ?? [],
  }));
  const index = createMiniSearch();
  await index.addAllAsync(indexed, { chunkSize });
  return { index, indexed };
}

function createMiniSearch(): MiniSearch<IndexedEntry> {
  // Options of many members say the same.
  const rootsOf = memoizeByName(textRoots);
  return new MiniSearch<IndexedEntry>({
    fields: ["name", "words", "path", "content"],
    extractField: ({ id, entry, names, words }, field) => {
      if (field === "id") return String(id);
      if (field === "name") return [...names.wholes, ...names.joined, names.last ?? ""].join(" ");
      if (field === "words") return [...new Set([...names.roots, ...names.said])].join(" ");
      if (field === "path") return [...names.owners, ...names.ownerRoots].join(" ");
      return [...rootsOf(entry.content), ...words].join(" ");
    },
    tokenize: (text) => text.split(" "),
    processTerm: (term) => term,
  });
}
