import type { SearchRecord } from "../../shared/searchRecord";
import { buildSearchRecords, type SearchSource } from "./buildSearchRecords";
import { builtPlaces } from "./builtPlaces";
import { checkRecords } from "./checkRecords";

/** The records of `buildSearchRecords`. Throws with everything that is wrong, before any is written or sent. */
export function soundSearchRecords(source: SearchSource): SearchRecord[] {
  const records = buildSearchRecords(source);
  const findings = checkRecords(records, builtPlaces(source));
  if (findings.length > 0) {
    throw new Error(`The search records are not sound:\n${findings.join("\n")}`);
  }
  return records;
}
