import { readIndex, type TextFile } from "../../shared/search/searchIndex";
import type { SearchEntry } from "../../shared/search/searchRecord";
import { createEntryIndex } from "./entryIndex";
import type { NameReader } from "./entryNames";
import type { EntryIndex } from "./nameIndex";
import { askedWords, readQuery } from "./readQuery";

/** The entries that names are known of, and the index of their names. */
export interface NamedEntries {
  entries: readonly SearchEntry[];
  index: EntryIndex;
}

/**
 * Returns the index of names and text; a chunk of its own, since names answer without it. They go on to answer a single
 * letter, also of a call, which begins too much of the text.
 */
export async function createTextIndex(
  names: NamedEntries,
  text: TextFile,
  readNames?: NameReader,
): Promise<EntryIndex> {
  const index = readIndex(text, names.entries);
  const whole = await createEntryIndex(index, readNames);
  const withText = new Map(names.entries.map((entry, id) => [entry, index.entries[id] ?? entry]));
  return {
    find: (query, limit) =>
      asksLetter(query)
        ? names.index.find(query, limit).map((entry) => withText.get(entry) ?? entry)
        : whole.find(query, limit),
  };
}

function asksLetter(query: string): boolean {
  const [asked, ...others] = askedWords(readQuery(query));
  return asked?.whole.length === 1 && others.length === 0;
}
