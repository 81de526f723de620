import type { SearchRecord } from "../../shared/search/searchRecord";
import { digestOf } from "../cache/digest";
import { validateRecords } from "../search/validateRecords";

/** A record as gatsby-plugin-algolia wants it: the digest decides whether it is sent again. */
export type AlgoliaObject = SearchRecord & { internal: { contentDigest: string } };

/** Returns what is sent for each record. Throws, naming page and heading, where one may not be sent, and where there are none. */
export function toAlgoliaObjects(records: readonly SearchRecord[]): AlgoliaObject[] {
  return validateRecords(records).map((record) => {
    return { ...record, internal: { contentDigest: digestOf([JSON.stringify(record)]) } };
  });
}
