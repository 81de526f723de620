import type { SearchRecord } from "../../shared/searchRecord";
import { buildSearchRecords, type SearchSource } from "./buildSearchRecords";
import { builtPlaces, type BuiltPlaces } from "./builtPlaces";
import { checkRecords } from "./checkRecords";

/** The records of `buildSearchRecords`. Throws with everything that is wrong, before any is written or sent. */
export function soundSearchRecords(source: SearchSource): SearchRecord[] {
  return soundRecords([searchPart(source)]);
}

interface SearchPart {
  records: SearchRecord[];
  places: BuiltPlaces;
}

/** The records of a part of a site, and the places that there are in it. */
export function searchPart(source: SearchSource): SearchPart {
  return { records: buildSearchRecords(source), places: builtPlaces(source) };
}

/** The records of all parts of a site. Throws with everything that is wrong with any of them. */
export function soundRecords(parts: readonly SearchPart[]): SearchRecord[] {
  const records = parts.flatMap((part) => part.records);
  const findings = checkRecords(records, new Map(parts.flatMap(({ places }) => [...places])));
  if (findings.length > 0) {
    throw new Error(`The search records are not sound:\n${findings.join("\n")}`);
  }
  return records;
}
