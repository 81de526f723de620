import { versions } from "../../config/versions";
import type { SearchRecord } from "../../shared/searchRecord";
import type { ResolverContext } from "../apiModel";
import { addressesInVersion } from "../versions/addressesInVersion";
import { versionContext } from "../versions/versionContext";
import { searchSource } from "./searchSource";
import { soundSearchRecords } from "./soundSearchRecords";

/** The search records of every version, each with its version and the addresses of it. */
export async function versionedSearchRecords(context: ResolverContext): Promise<SearchRecord[]> {
  const all = await Promise.all(
    versions.map(async ({ name }) => {
      const records = soundSearchRecords(await searchSource(versionContext(context, name)));
      const own = records.map((record) => ({ ...record, version: [name] }));
      return addressesInVersion(own, name);
    }),
  );
  return all.flat();
}
