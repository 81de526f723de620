import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { SearchEntry } from "../../shared/searchRecord";
import { digestOf } from "../keptResult";

/** The entries that the search has of the pages of a site, in the order of the pages' paths. */
export interface EntryList {
  add: (path: string, entries: readonly SearchEntry[]) => void;
  /** A short name of them all: of others it is another. */
  digest: () => string;
  all: () => SearchEntry[];
}

interface PackedPage {
  path: string;
  digest: string;
  json: Buffer;
}

/** An empty list, which packs what it is given: as objects the entries of a page take 26 kB, packed they take 10. */
export function createEntryList(): EntryList {
  const pages: PackedPage[] = [];
  const inOrder = () => pages.sort((a, b) => a.path.localeCompare(b.path));
  return {
    add: (path, entries) => pages.push(packPage(path, entries)),
    digest: () => digestOf(inOrder().map(({ digest }) => digest)),
    all: () => inOrder().flatMap(unpackPage),
  };
}

function packPage(path: string, entries: readonly SearchEntry[]): PackedPage {
  const json = JSON.stringify(entries);
  // Copied, because what comes back is a part of a larger buffer.
  return { path, digest: digestOf([json]), json: Buffer.from(deflateRawSync(json, { level: 1 })) };
}

function unpackPage({ json }: PackedPage): SearchEntry[] {
  return JSON.parse(inflateRawSync(json).toString()) as SearchEntry[];
}
