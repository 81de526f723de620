import type { SearchRecord } from "../../shared/searchRecord";
import { buildSearchRecords, type SearchSource } from "./buildSearchRecords";
import { builtPlaces } from "./builtPlaces";
import { checkRecords } from "./checkRecords";

/** The records of `buildSearchRecords`. Throws with everything that is wrong, before any is written or sent. */
export function soundSearchRecords(source: SearchSource): SearchRecord[] {
  return soundRecords([checkedRecords(source)]);
}

interface CheckedRecords {
  records: SearchRecord[];
  findings: string[];
}

/** Records and what is wrong with them; may be asked page by page, as a record leads to its own page. */
export function checkedRecords(source: SearchSource): CheckedRecords {
  const records = buildSearchRecords(source);
  return { records, findings: checkRecords(records, builtPlaces(source)) };
}

/** The records of all parts of a site. Throws with everything that is wrong with any of them. */
export function soundRecords(parts: readonly CheckedRecords[]): SearchRecord[] {
  const findings = parts.length === 0 ? noRecords : parts.flatMap((part) => part.findings);
  if (findings.length > 0) {
    throw new Error(`The search records are not sound:\n${findings.join("\n")}`);
  }
  return parts.flatMap(({ records }) => records);
}

const noRecords = checkRecords([], new Map());
