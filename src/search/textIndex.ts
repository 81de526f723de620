import { unpackText, type PackedText } from "../shared/packedText";
import type { SearchEntry } from "../shared/searchRecord";
import { createEntryIndex } from "./entryIndex";
import type { NameReader } from "./entryNames";
import { createNameIndex, type EntryIndex } from "./nameIndex";

/**
 * The index of names and text; a chunk of its own, since names answer without it. They go on to answer a single letter,
 * which begins too much of the text.
 */
export async function createTextIndex(
  symbols: readonly SearchEntry[],
  text: PackedText,
  readNames?: NameReader,
): Promise<EntryIndex> {
  const { entries, roots } = unpackText(text, symbols);
  const whole = await createEntryIndex(entries, roots, readNames);
  const names = createNameIndex(entries.slice(0, symbols.length), readNames);
  return {
    find: (query, limit) => (query.trim().length === 1 ? names : whole).find(query, limit),
  };
}
