import { searchConfig } from "../../config/search";
import { versions } from "../../config/versions";
import { entriesByPage } from "../../shared/entriesByPage";
import { toSearchEntry, type SearchEntry, type SearchRecord } from "../../shared/searchRecord";
import { createSymbolPacker } from "../../shared/symbolPacker";
import { createTextPacker } from "../../shared/textPacker";
import { fileOfVersion } from "../../shared/versionAddress";
import { keepResult, keptResult } from "../keptResult";
import type { SiteFile } from "../output/siteFiles";
import type { EntryList } from "./entryList";

/** What the embedded search loads: the names of everything, and apart from them the text; for each version its own. */
export function searchFiles(records: readonly SearchRecord[]): SiteFile[] {
  return versions.flatMap(({ name }) => {
    const entries = searchEntries(records.filter(({ version }) => version.includes(name)));
    return packedFiles(entriesByPage(entries).values(), name);
  });
}

/** The entries that the embedded search has of some records. */
export function searchEntries(records: readonly SearchRecord[]): SearchEntry[] {
  const { language } = searchConfig;
  return records.filter((record) => record.language === language).map(toSearchEntry);
}

/** The two files of a version, made of all its entries where they were not made of the same before. */
export function keptPackedFiles(entries: EntryList, version: string): SiteFile[] {
  return keptResult(...packing(entries, version));
}

/** Has them kept for who asks for them later. */
export function keepPackedFiles(entries: EntryList, version: string): void {
  keepResult(...packing(entries, version));
}

function packing(entries: EntryList, version: string): Parameters<typeof keptResult<SiteFile[]>> {
  return [
    `search/${version}`,
    [version, entries.digest()],
    () => packedFiles(entries.pages(), version),
  ];
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
