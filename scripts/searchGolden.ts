import { algoliaConfig } from "../src/config/search";
import { messageOf } from "../src/node/search/messageOf";
import { createAlgoliaBackend } from "../src/search/algoliaBackend";
import type { SearchBackend } from "../src/search/searchBackend";
import { queryKinds } from "../test/goldenQueries";
import {
  embeddedSearchOf,
  goldenResults,
  realSearchRecords,
  shareWithin,
  type GoldenResult,
} from "../test/goldenResults";
import { runMain } from "./process/runMain";

/** Asks the golden queries, of the embedded index or with `--algolia` of the service, and prints how good the answers are. */
runMain(async () => {
  const results = await goldenResults(chosenBackend()).catch((error: unknown) => {
    throw new Error(messageOf(error));
  });
  console.table(Object.fromEntries(queryKinds.map((kind) => [kind, row(ofKind(results, kind))])));
  console.table({
    tuning: row(results.filter(({ half }) => half === "tuning")),
    reported: row(results.filter(({ half }) => half === "reported")),
  });
  for (const { query, expected, first, rank } of results.filter((result) => result.rank !== 0)) {
    console.log(`${query}: ${first ?? "nothing"} comes first, ${place(rank)} ${expected[0]}`);
  }
});

function chosenBackend(): SearchBackend {
  if (!process.argv.includes("--algolia")) return embeddedSearchOf(realSearchRecords());
  const config = algoliaConfig();
  if (config) return createAlgoliaBackend(config);
  throw new Error(
    "Set GATSBY_ALGOLIA_APP_ID, GATSBY_ALGOLIA_SEARCH_KEY and GATSBY_ALGOLIA_INDEX_NAME.",
  );
}

function ofKind(results: readonly GoldenResult[], kind: GoldenResult["kind"]): GoldenResult[] {
  return results.filter((result) => result.kind === kind);
}

function row(results: readonly GoldenResult[]) {
  return {
    queries: results.length,
    "first, %": percent(shareWithin(results, 1)),
    "first three, %": percent(shareWithin(results, 3)),
  };
}

function percent(share: number): number {
  return Math.round(share * 1000) / 10;
}

function place(rank: number): string {
  return rank < 0 ? "and not among the first is" : `and only number ${rank + 1} is`;
}
