import { versions } from "../../config/versions";
import type { SearchRecord } from "../../shared/searchRecord";
import type { ResolverContext } from "../apiModel";
import { addressesInVersion } from "../versions/addressesInVersion";
import { versionContext } from "../versions/versionContext";
import { pageSource, pageTexts } from "./pageTexts";
import { searchPart, soundRecords } from "./soundSearchRecords";

/** The search records of every version, each with its version and the addresses of it. */
export async function versionedSearchRecords(context: ResolverContext): Promise<SearchRecord[]> {
  const all = await Promise.all(
    versions.map(async ({ name }) => {
      const parts = [];
      for await (const texts of pageTexts(versionContext(context, name))) {
        parts.push(searchPart(pageSource(texts)));
      }
      return recordsInVersion(soundRecords(parts), name);
    }),
  );
  return all.flat();
}

/** Records with the version that they are of, and the addresses of it. */
export function recordsInVersion(
  records: readonly SearchRecord[],
  version: string,
): SearchRecord[] {
  return addressesInVersion(
    records.map((record) => ({ ...record, version: [version] })),
    version,
  );
}
