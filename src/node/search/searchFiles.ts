import { searchConfig } from "../../config/search";
import { versions } from "../../config/versions";
import { packSymbols } from "../../shared/packedSymbols";
import { packText } from "../../shared/packText";
import { toSearchEntry, type SearchEntry, type SearchRecord } from "../../shared/searchRecord";
import { fileOfVersion } from "../../shared/versionAddress";
import { keptResult } from "../keptResult";
import type { SiteFile } from "../output/siteFiles";
import type { EntryList } from "./entryList";

/** What the embedded search loads: the names of everything, and apart from them the text; for each version its own. */
export function searchFiles(records: readonly SearchRecord[]): SiteFile[] {
  return versions.flatMap(({ name }) =>
    packedFiles(searchEntries(records.filter(({ version }) => version.includes(name))), name),
  );
}

/** The entries that the embedded search has of some records. */
export function searchEntries(records: readonly SearchRecord[]): SearchEntry[] {
  const { language } = searchConfig;
  return records.filter((record) => record.language === language).map(toSearchEntry);
}

/** The two files of a version, made of all its entries where they were not made of the same before. */
export function keptPackedFiles(entries: EntryList, version: string): SiteFile[] {
  const parts = [version, entries.digest()];
  return keptResult(`search/${version}`, parts, () => packedFiles(entries.all(), version));
}

function packedFiles(entries: readonly SearchEntry[], version: string): SiteFile[] {
  const symbols = packSymbols(entries);
  const text = packText(entries);
  return [
    { path: fileOfVersion(searchConfig.symbolsPath, version), body: JSON.stringify(symbols) },
    { path: fileOfVersion(searchConfig.textPath, version), body: JSON.stringify(text) },
  ];
}
