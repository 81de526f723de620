import type { SearchRecord } from "../../shared/search/searchRecord";

/** In bytes of JSON: below the 10,000 that Algolia takes on the plans of most documentation sites, as a digest is added. */
const mostBytes = 9500;

/** Returns the records. Throws where there are none, where two have one id, or where one is too large, and names each. */
export function validateRecords(records: readonly SearchRecord[]): readonly SearchRecord[] {
  const seen = new Set<string>();
  const repeated = records.filter(({ objectID }) => seen.size === seen.add(objectID).size);
  const problems = [
    ...(records.length === 0 ? ["There are no search records."] : []),
    ...repeated.map(({ objectID }) => `More than one search record has the id ${objectID}.`),
    ...records.filter((record) => sizeOf(record) > mostBytes).map(sizeProblem),
  ];
  if (problems.length === 0) return records;
  throw new Error(problems.join("\n"));
}

function sizeProblem(record: SearchRecord): string {
  const { lvl1, lvl2, lvl3 } = record.hierarchy;
  const path = [lvl1, lvl2, lvl3].filter((name) => name !== null).join(" › ");
  return `The search record of ${record.url} (${path}) has ${sizeOf(record)} bytes; at most ${mostBytes} are taken. Divide its text by a heading.`;
}

function sizeOf(record: SearchRecord): number {
  return Buffer.byteLength(JSON.stringify(record));
}
