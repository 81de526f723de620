import { searchConfig } from "../../config/search";
import { versions } from "../../config/versions";
import { writeIndex } from "../../shared/search/searchIndex";
import {
  toSearchEntry,
  type SearchEntry,
  type SearchRecord,
} from "../../shared/search/searchRecord";
import { fileOfVersion } from "../../shared/versions/versionAddress";
import type { SiteFile } from "../output/siteFiles";

/** Returns what the embedded search loads: the names of everything, and apart from them the text; for each version its own. */
export function searchFiles(records: readonly SearchRecord[]): SiteFile[] {
  return versions.flatMap(({ name }) => {
    const entries = searchEntries(records.filter(({ version }) => version.includes(name)));
    return indexFiles(entries, name);
  });
}

function searchEntries(records: readonly SearchRecord[]): SearchEntry[] {
  const { language } = searchConfig;
  return records.filter((record) => record.language === language).map(toSearchEntry);
}

function indexFiles(entries: readonly SearchEntry[], version: string): SiteFile[] {
  const { names, text } = writeIndex(entries);
  return [
    { path: fileOfVersion(searchConfig.symbolsPath, version), body: JSON.stringify(names) },
    { path: fileOfVersion(searchConfig.textPath, version), body: JSON.stringify(text) },
  ];
}
