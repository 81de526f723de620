import { unpackText, type PackedText } from "../shared/packedText";
import type { SearchEntry } from "../shared/searchRecord";
import { createEntryIndex } from "./entryIndex";
import type { NameReader } from "./entryNames";
import type { EntryIndex } from "./nameIndex";

/** The index of names and text; a chunk of its own, since names answer without it. */
export function createTextIndex(
  symbols: readonly SearchEntry[],
  text: PackedText,
  readNames?: NameReader,
): Promise<EntryIndex> {
  const { entries, roots } = unpackText(text, symbols);
  return createEntryIndex(entries, roots, readNames);
}
