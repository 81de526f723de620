import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { SearchEntry } from "../../shared/searchRecord";
import { digestOf } from "../keptResult";

/** Entries of a page as they are kept: as objects they take 26 kB, packed they take 13. */
export interface PackedEntries {
  /** A short name of them: of others it is another. */
  digest: string;
  /** JSON, deflated, in Base64. */
  json: string;
}

/** The entries that the search has of the pages of a site, in the order of the pages' paths. */
export interface EntryList {
  add: (path: string, entries: PackedEntries) => void;
  /** A short name of them all: of others it is another. */
  digest: () => string;
  /** Those of one page after the other. */
  pages: () => Iterable<SearchEntry[]>;
}

/** Packs the entries of a page. */
export function packEntries(entries: readonly SearchEntry[]): PackedEntries {
  const json = JSON.stringify(entries);
  const packed = deflateRawSync(json, { level: 1 });
  return { digest: digestOf([json]), json: packed.toString("base64") };
}

/** An empty list. */
export function createEntryList(): EntryList {
  const pages: { path: string; digest: string; packed: Buffer }[] = [];
  const inOrder = () => pages.sort((a, b) => a.path.localeCompare(b.path));
  return {
    add: (path, { digest, json }) => {
      pages.push({ path, digest, packed: Buffer.from(json, "base64") });
    },
    digest: () => digestOf(inOrder().map(({ digest }) => digest)),
    *pages() {
      for (const { packed } of inOrder()) yield unpack(packed);
    },
  };
}

function unpack(packed: Buffer): SearchEntry[] {
  return JSON.parse(inflateRawSync(packed).toString()) as SearchEntry[];
}
