import { searchConfig } from "../../config/search";
import { packEntries } from "../../shared/packedEntries";
import { toSearchEntry, type SearchRecord } from "../../shared/searchRecord";
import type { SiteFile } from "../output/siteFiles";

/** What the embedded search loads: the names of everything, and apart from them the text. */
export function searchFiles(records: readonly SearchRecord[]): SiteFile[] {
  const { symbols, text } = packEntries(records.map(toSearchEntry));
  return [
    { path: searchConfig.symbolsPath, body: JSON.stringify(symbols) },
    { path: searchConfig.textPath, body: JSON.stringify(text) },
  ];
}
