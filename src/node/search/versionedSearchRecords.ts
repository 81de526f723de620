import { versions } from "../../config/versions";
import type { SearchRecord } from "../../shared/search/searchRecord";
import type { ResolverContext } from "../schema/resolverContext";
import { currentVersion } from "../../shared/versions/versionAddress";
import { addressesInVersion } from "../versions/addressesInVersion";
import { versionContext } from "../versions/versionContext";
import { pageSources, searchSource } from "./pageSources";
import { searchPart, validateRecords } from "./validateSearchRecords";

/** Returns the search records of every version, each with its version and the addresses of it. */
export async function versionedSearchRecords(context: ResolverContext): Promise<SearchRecord[]> {
  const all = await Promise.all(
    versions.map(async ({ name }) => {
      const parts = [];
      for await (const source of pageSources(versionContext(context, name))) {
        parts.push(searchPart(searchSource(source)));
      }
      // A further locale need not have pages of every version.
      if (parts.length === 0 && name !== currentVersion) return [];
      return recordsInVersion(validateRecords(parts), name);
    }),
  );
  return all.flat();
}

/** Returns records with the version that they are of, and the addresses of it. */
export function recordsInVersion(
  records: readonly SearchRecord[],
  version: string,
): SearchRecord[] {
  return addressesInVersion(
    records.map((record) => ({ ...record, version: [version] })),
    version,
  );
}
