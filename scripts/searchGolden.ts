import "../test/yamlModules.cjs";
import { algoliaConfig } from "../src/config/search";
import { messageOf } from "../src/node/messageOf";
import { createAlgoliaBackend } from "../src/search/backends/algoliaBackend";
import type { SearchBackend } from "../src/search/backends/searchBackend";
import { goldenQueries, type GoldenQuery } from "../test/golden/goldenQueries";
import { goldenResults, type GoldenResult } from "../test/golden/goldenResults";
import { goldenTable } from "../test/golden/goldenTable";
import { blindQueries, publicQueries, threadQueries } from "../test/golden/publicQueries";
import { embeddedSearchOf, realSearchRecords } from "../test/golden/realSearch";
import { type CommandSyntax, runMain } from "./process/runMain";

const command: CommandSyntax = {
  usage: "npx tsx scripts/searchGolden.ts [--algolia]",
  does: "Says how often the golden queries have their answer first.",
  options: { algolia: { does: "asks the service in place of the embedded index" } },
};

const sets = {
  "Our own words": goldenQueries,
  "Words of public issues and questions": publicQueries,
  "More of them, written before they were tried": blindQueries,
  "Titles of threads, written before they were tried": threadQueries,
};

/**
 * Asks the golden queries, of the embedded index or with `--algolia` of the service, and prints how good the answers
 * are, and which of the tuning queries fail.
 */
runMain(async ({ options }) => {
  const backend = chosenBackend(options["algolia"] === true);
  const ask = (queries: readonly GoldenQuery[]) =>
    goldenResults(backend, queries).catch((error: unknown) => {
      throw new Error(messageOf(error));
    });
  const results: GoldenResult[] = [];
  for (const [set, queries] of Object.entries(sets)) {
    const asked = await ask(queries);
    console.log(set);
    console.table(goldenTable(asked));
    results.push(...asked);
  }
  const failed = results.filter(({ half, rank }) => half === "tuning" && rank !== 0);
  for (const { query, expected, first, rank } of failed) {
    console.log(`${query}: ${first ?? "nothing"} comes first, ${rankText(rank)} ${expected[0]}`);
  }
}, command);

function chosenBackend(isHosted: boolean): SearchBackend {
  if (!isHosted) return embeddedSearchOf(realSearchRecords());
  const config = algoliaConfig();
  if (config) return createAlgoliaBackend(config);
  throw new Error(
    "Set GATSBY_ALGOLIA_APP_ID, GATSBY_ALGOLIA_SEARCH_KEY and GATSBY_ALGOLIA_INDEX_NAME.",
  );
}

function rankText(rank: number): string {
  return rank < 0 ? "and not among the first is" : `and only number ${rank + 1} is`;
}
