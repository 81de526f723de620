import { parseContent } from "../../src/node/content/parseContent";
import { readContent } from "../../src/node/content/readContent";
import { contentSearchSource } from "../../src/node/search/contentSearchSource";
import { searchFiles } from "../../src/node/search/searchFiles";
import { soundSearchRecords } from "../../src/node/search/soundSearchRecords";
import { createEmbeddedSearch } from "../../src/search/embeddedSearch";
import type { SearchBackend } from "../../src/search/searchBackend";
import type { SearchRecord } from "../../src/shared/searchRecord";
import { goldenQueries, type GoldenQuery } from "./goldenQueries";

/** The records of the content of this repository. */
export function realSearchRecords(): SearchRecord[] {
  return soundSearchRecords(contentSearchSource(parseContent(readContent(process.cwd()))));
}

/** What the browser answers from, over the files that the build writes of these records. */
export function embeddedSearchOf(records: readonly SearchRecord[]): SearchBackend {
  const [symbols, text] = searchFiles(records);
  const read = (body = "") => JSON.parse(body) as unknown;
  return createEmbeddedSearch((file) =>
    Promise.resolve(read((file === "symbols" ? symbols : text)?.body)),
  );
}

/** A golden query with the place of its answer: 0 for the first, -1 for none of the first results. */
export interface GoldenResult extends GoldenQuery {
  rank: number;
  first: string | null;
}

const results = 10;

/** Where a backend has the answers to the golden queries. */
export async function goldenResults(backend: SearchBackend): Promise<GoldenResult[]> {
  const all: GoldenResult[] = [];
  for (const golden of goldenQueries) {
    const { entries } = await backend.search(golden.query, results);
    const rank = entries.findIndex(({ url }) => golden.expected.includes(url));
    all.push({ ...golden, rank, first: entries[0]?.url ?? null });
  }
  return all;
}

/** The part of results, from 0 to 1, that have their answer among the first so many. */
export function shareWithin(all: readonly GoldenResult[], first: number): number {
  return all.filter(({ rank }) => rank >= 0 && rank < first).length / all.length;
}
