import algoliasearch, { type AlgoliaSearchOptions } from "algoliasearch/lite";
import { searchConfig, type SearchBackendConfig } from "../config/search";
import { toSearchEntry } from "../shared/searchRecord";
import { isSearchRecord } from "./isSearchRecord";
import type { SearchBackend } from "./searchBackend";

type AlgoliaConfig = Extract<SearchBackendConfig, { backend: "algolia" }>;

const timeouts = { connect: 1, read: 3, write: 3 };

/** The hosted index, asked for records of this language and version alone. */
export function createAlgoliaBackend(
  { appId, searchKey, indexName }: AlgoliaConfig,
  options: AlgoliaSearchOptions = {},
): SearchBackend {
  const client = algoliasearch(appId, searchKey, { timeouts, ...options });
  return {
    async search(query, limit) {
      if (!query) return [];
      const params = { ...filters, hitsPerPage: limit };
      const answer = await client.search([{ indexName, query, params }]);
      return readHits(answer).slice(0, limit).map(toSearchEntry);
    },
  };
}

const filters = {
  facetFilters: [`language:${searchConfig.language}`, `version:${searchConfig.version}`],
};

function readHits(answer: unknown) {
  const hits = property(property(property(answer, "results"), "0"), "hits");
  if (!Array.isArray(hits) || !hits.every(isSearchRecord)) {
    throw new Error("Algolia answered with something other than our records.");
  }
  return hits;
}

function property(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}
