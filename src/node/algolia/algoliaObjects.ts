import { createHash } from "node:crypto";
import type { SearchRecord } from "../../shared/search/searchRecord";
import { mostBytes } from "../search/checkRecords";

/** A record as gatsby-plugin-algolia wants it: the digest decides whether it is sent again. */
export type AlgoliaObject = SearchRecord & { internal: { contentDigest: string } };

/**
 * Returns what is sent for each record. Throws, naming page and heading, where one may not be sent, and where there
 * are none.
 */
export function toAlgoliaObjects(records: readonly SearchRecord[]): AlgoliaObject[] {
  if (records.length === 0) throw new Error("There are no search records to push.");
  const tooLarge = records.filter((record) => sizeOf(record) > mostBytes);
  if (tooLarge.length > 0) throw new Error(tooLarge.map(sizeProblem).join("\n"));
  return records.map((record) => ({ ...record, internal: { contentDigest: digest(record) } }));
}

function sizeProblem(record: SearchRecord): string {
  const { lvl1, lvl2, lvl3 } = record.hierarchy;
  const path = [lvl1, lvl2, lvl3].filter((name) => name !== null).join(" › ");
  return `The search record of ${record.url} (${path}) has ${sizeOf(record)} bytes; at most ${mostBytes} are taken. Divide its text by a heading.`;
}

function sizeOf(record: SearchRecord): number {
  return Buffer.byteLength(JSON.stringify(record));
}

function digest(record: SearchRecord): string {
  return createHash("sha256").update(JSON.stringify(record)).digest("hex");
}
