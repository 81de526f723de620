import { searchConfig } from "../../config/search";
import { versions } from "../../config/versions";
import { packSymbols, unpackSymbols } from "../../shared/packedSymbols";
import { packText } from "../../shared/packedText";
import { toSearchEntry, type SearchRecord } from "../../shared/searchRecord";
import { fileOfVersion } from "../../shared/versionAddress";
import type { SiteFile } from "../output/siteFiles";

/** What the embedded search loads: the names of everything, and apart from them the text; for each version its own. */
export function searchFiles(records: readonly SearchRecord[]): SiteFile[] {
  return versions.flatMap(({ name }) => filesOfVersion(records, name));
}

function filesOfVersion(records: readonly SearchRecord[], version: string): SiteFile[] {
  const { language } = searchConfig;
  const entries = records
    .filter((record) => record.language === language && record.version.includes(version))
    .map(toSearchEntry);
  const symbols = packSymbols(entries);
  const text = packText(entries, unpackSymbols(symbols));
  return [
    { path: fileOfVersion(searchConfig.symbolsPath, version), body: JSON.stringify(symbols) },
    { path: fileOfVersion(searchConfig.textPath, version), body: JSON.stringify(text) },
  ];
}
