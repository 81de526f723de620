import type { SearchRecord } from "../../shared/search/searchRecord";
import { buildSearchRecords, type SearchSource } from "./buildSearchRecords";
import { linkTargets } from "./linkTargets";
import { checkIds, checkRecords } from "./checkRecords";

/** Returns the records of `buildSearchRecords`. Throws with everything that is wrong, before any is written or sent. */
export function validateSearchRecords(source: SearchSource): SearchRecord[] {
  return validateRecords([searchPart(source)]);
}

export interface SearchPart {
  records: SearchRecord[];
  /** The problems that they have by themselves. */
  findings: string[];
}

/** Returns the records of a part of a site, held against the places that there are in it. */
export function searchPart(source: SearchSource): SearchPart {
  const records = buildSearchRecords(source);
  return { records, findings: checkRecords(records, linkTargets(source)) };
}

/** Returns the records of all parts of a site. Throws with everything that is wrong with any of them. */
export function validateRecords(parts: readonly SearchPart[]): SearchRecord[] {
  const check = createRecordCheck();
  for (const { records, findings } of parts) check.see({ ids: idsOf(records), findings });
  check.end();
  return parts.flatMap(({ records }) => records);
}

/** Returns the ids of records, which tell of each what it leads to. */
export function idsOf(records: readonly SearchRecord[]): string[] {
  return records.map(({ objectID }) => objectID);
}

interface RecordCheck {
  /** Looks at the ids of a part's records, and at what is wrong with them by themselves. */
  see: (part: { ids: readonly string[]; findings: readonly string[] }) => void;
  /** Throws with everything that is wrong with any of the records that were seen, or where there were none. */
  end: () => void;
}

/** Checks the records of a site part by part, so that they need not be in memory together. */
export function createRecordCheck(): RecordCheck {
  const seen = new Set<string>();
  const findings: string[] = [];
  return {
    see: (part) => findings.push(...checkIds(part.ids, seen), ...part.findings),
    end: () => {
      const all = seen.size === 0 ? ["There are no search records."] : findings;
      if (all.length > 0) throw new Error(`The search records are not valid:\n${all.join("\n")}`);
    },
  };
}
