import { searchConfig } from "../../config/search";
import { versions } from "../../config/versions";
import { entriesByPage } from "../../shared/entriesByPage";
import { toSearchEntry, type SearchEntry, type SearchRecord } from "../../shared/searchRecord";
import { createSymbolPacker } from "../../shared/symbolPacker";
import { createTextPacker } from "../../shared/textPacker";
import { fileOfVersion } from "../../shared/versionAddress";
import type { SiteFile } from "../output/siteFiles";

/** Returns what the embedded search loads: the names of everything, and apart from them the text; for each version its own. */
export function searchFiles(records: readonly SearchRecord[]): SiteFile[] {
  return versions.flatMap(({ name }) => {
    const entries = searchEntries(records.filter(({ version }) => version.includes(name)));
    return packedFiles(entriesByPage(entries).values(), name);
  });
}

function searchEntries(records: readonly SearchRecord[]): SearchEntry[] {
  const { language } = searchConfig;
  return records.filter((record) => record.language === language).map(toSearchEntry);
}

function packedFiles(pages: Iterable<readonly SearchEntry[]>, version: string): SiteFile[] {
  const [symbols, text] = [createSymbolPacker(), createTextPacker()];
  for (const entries of pages) {
    symbols.add(entries);
    text.add(entries);
  }
  return [
    { path: fileOfVersion(searchConfig.symbolsPath, version), body: bodyOf(symbols) },
    { path: fileOfVersion(searchConfig.textPath, version), body: bodyOf(text) },
  ];
}

function bodyOf(packer: { packed: () => object }): string {
  return JSON.stringify(packer.packed());
}
