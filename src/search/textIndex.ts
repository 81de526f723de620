import type { PackedText } from "../shared/packedText";
import type { SearchEntry } from "../shared/searchRecord";
import { unpackText } from "../shared/unpackText";
import { createEntryIndex } from "./entryIndex";
import type { NameReader } from "./entryNames";
import { inPieces } from "./inPieces";
import type { EntryIndex } from "./nameIndex";
import { askedWords, readQuery } from "./readQuery";

/** The entries that names are known of, and the index of their names. */
export interface NamedEntries {
  entries: readonly SearchEntry[];
  index: EntryIndex;
}

/** So many entries are unpacked without a pause: in a millisecond or two. */
const pieceLength = 200;

/**
 * The index of names and text; a chunk of its own, since names answer without it. They go on to answer a single letter,
 * also of a call, which begins too much of the text.
 */
export async function createTextIndex(
  names: NamedEntries,
  text: PackedText,
  readNames?: NameReader,
): Promise<EntryIndex> {
  const unpacked = unpackText(text, names.entries);
  const entries: SearchEntry[] = [];
  for await (const piece of inPieces(unpacked.entries, pieceLength)) entries.push(...piece);
  const whole = await createEntryIndex(entries, unpacked, readNames);
  const withText = new Map(names.entries.map((entry, index) => [entry, entries[index] ?? entry]));
  return {
    ...whole,
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
