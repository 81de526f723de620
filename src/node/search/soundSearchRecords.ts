import type { SearchRecord } from "../../shared/searchRecord";
import { buildSearchRecords, type SearchSource } from "./buildSearchRecords";
import { builtPlaces, type BuiltPlaces } from "./builtPlaces";
import { checkRecords } from "./checkRecords";

/** The records of `buildSearchRecords`. Throws with everything that is wrong, before any is written or sent. */
export function soundSearchRecords(source: SearchSource): SearchRecord[] {
  return soundRecords([searchPart(source)]);
}

export interface SearchPart {
  records: SearchRecord[];
  places: BuiltPlaces;
}

/** The records of a part of a site, and the places that there are in it. */
export function searchPart(source: SearchSource): SearchPart {
  return { records: buildSearchRecords(source), places: builtPlaces(source) };
}

/** The records of all parts of a site. Throws with everything that is wrong with any of them. */
export function soundRecords(parts: readonly SearchPart[]): SearchRecord[] {
  const check = createRecordCheck();
  for (const part of parts) check.see(part);
  check.end();
  return parts.flatMap(({ records }) => records);
}

interface RecordCheck {
  see: (part: SearchPart) => void;
  /** Throws with everything that is wrong with any of the records that were seen, or where there were none. */
  end: () => void;
}

/** Checks the records of a site part by part, so that they need not be in memory together. */
export function createRecordCheck(): RecordCheck {
  const seen = new Set<string>();
  const findings: string[] = [];
  return {
    see: ({ records, places }) => findings.push(...checkRecords(records, places, seen)),
    end: () => {
      const all = seen.size === 0 ? ["There are no search records."] : findings;
      if (all.length > 0) throw new Error(`The search records are not sound:\n${all.join("\n")}`);
    },
  };
}
