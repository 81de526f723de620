import { searchConfig } from "../../config/search";
import { packSymbols, unpackSymbols } from "../../shared/packedSymbols";
import { packText } from "../../shared/packedText";
import { toSearchEntry, type SearchRecord } from "../../shared/searchRecord";
import type { SiteFile } from "../output/siteFiles";

/** What the embedded search loads: the names of everything, and apart from them the text; of one language and version. */
export function searchFiles(records: readonly SearchRecord[]): SiteFile[] {
  const { language, version } = searchConfig;
  const entries = records
    .filter((record) => record.language === language && record.version.includes(version))
    .map(toSearchEntry);
  const symbols = packSymbols(entries);
  const text = packText(entries, unpackSymbols(symbols));
  return [
    { path: searchConfig.symbolsPath, body: JSON.stringify(symbols) },
    { path: searchConfig.textPath, body: JSON.stringify(text) },
  ];
}
