import { versions } from "../../config/versions";
import type { SearchRecord } from "../../shared/search/searchRecord";
import type { ResolverContext } from "../schema/resolverContext";
import { currentVersion } from "../../shared/versions/versionAddress";
import { addressesInVersion, versionContext } from "../versions/versionContext";
import { buildSearchRecords } from "./buildSearchRecords";
import { pageSources } from "./pageSources";
import { validateRecords } from "./validateRecords";

/** Returns the search records of every version, each with its version and the addresses of it. */
export async function versionedSearchRecords(context: ResolverContext): Promise<SearchRecord[]> {
  const all = await Promise.all(
    versions.map(async ({ name }) => {
      const records: SearchRecord[] = [];
      for await (const { page, content, apiClass } of pageSources(versionContext(context, name))) {
        const classes = apiClass === null ? [] : [apiClass];
        records.push(...buildSearchRecords({ pages: [{ ...page, content }], classes }));
      }
      // A further locale need not have pages of every version.
      if (records.length === 0 && name !== currentVersion) return [];
      const versioned = validateRecords(records).map((record) => ({ ...record, version: [name] }));
      return addressesInVersion(versioned, name);
    }),
  );
  return all.flat();
}
