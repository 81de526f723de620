import { versions } from "../../config/versions";
import type { SearchRecord } from "../../shared/search/searchRecord";
import { currentVersion } from "../../shared/versions/versionAddress";
import { versionContent } from "../content/versionContent";
import { addressesInVersion } from "../versions/addressesInVersion";
import { contentRecords } from "./buildSearchRecords";
import { validateRecords } from "./validateRecords";

/** Returns the search records of every version, each with its version and the addresses of it. */
export function versionedSearchRecords(): SearchRecord[] {
  return versions.flatMap(({ name }) => {
    const content = versionContent(name);
    // A further locale need not have pages of every version.
    if (content.pages.length === 0 && name !== currentVersion) return [];
    const records = validateRecords(contentRecords(content));
    return addressesInVersion(
      records.map((record) => ({ ...record, version: [name] })),
      name,
    );
  });
}
