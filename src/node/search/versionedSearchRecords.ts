import { versions } from "../../config/versions";
import type { SearchRecord } from "../../shared/searchRecord";
import type { ResolverContext } from "../apiModel";
import { addressesInVersion } from "../versions/addressesInVersion";
import { versionContext } from "../versions/versionContext";
import { searchSources } from "./searchSources";
import { searchPart, soundRecords } from "./soundSearchRecords";

/** The search records of every version, each with its version and the addresses of it. */
export async function versionedSearchRecords(context: ResolverContext): Promise<SearchRecord[]> {
  const all = await Promise.all(
    versions.map(async ({ name }) => {
      const parts = [];
      for await (const source of searchSources(versionContext(context, name))) {
        parts.push(searchPart(source));
      }
      const own = soundRecords(parts).map((record) => ({ ...record, version: [name] }));
      return addressesInVersion(own, name);
    }),
  );
  return all.flat();
}
