import type { SearchBackend } from "../../src/search/backends/searchBackend";
import type { GoldenQuery } from "./goldenQueries";

/** A golden query with the place of its answer: 0 for the first, -1 for none of the first results. */
export interface GoldenResult extends GoldenQuery {
  rank: number;
  first: string | null;
}

const results = 10;

/** Returns where a backend has the answers to golden queries. */
export async function goldenResults(
  backend: SearchBackend,
  queries: readonly GoldenQuery[],
): Promise<GoldenResult[]> {
  const all: GoldenResult[] = [];
  for (const golden of queries) {
    const { entries } = await backend.search(golden.query, results);
    const rank = entries.findIndex(({ url }) => golden.expected.includes(url));
    all.push({ ...golden, rank, first: entries[0]?.url ?? null });
  }
  return all;
}

/** Returns the part of results, from 0 to 1, that have their answer among the first so many. */
export function shareWithin(all: readonly GoldenResult[], first: number): number {
  return all.filter(({ rank }) => rank >= 0 && rank < first).length / all.length;
}
