import algoliasearch, { type AlgoliaSearchOptions } from "algoliasearch/lite";
import { searchConfig, type AlgoliaConfig } from "../../config/search";
import { markEnd, markStart } from "../../shared/search/marks";
import {
  toSearchEntry,
  type SearchEntry,
  type SearchRecord,
} from "../../shared/search/searchRecord";
import { currentVersion } from "../../shared/versions/versionAddress";
import { isSearchRecord } from "./isSearchRecord";
import type { SearchBackend } from "./searchBackend";

/** In seconds, for each of the service's hosts. */
const timeouts = { connect: 1, read: 2, write: 2 };

const baseParams = {
  attributesToRetrieve: ["*", "-names", "-phrases", "-internal"],
  attributesToSnippet: ["content:16"],
  // Not `<em>`: what is found is text, and stays text.
  highlightPreTag: markStart,
  highlightPostTag: markEnd,
  snippetEllipsisText: "…",
};

interface VersionedIndex extends AlgoliaConfig {
  version?: string;
}

/** Returns the hosted index, asked for records of this language and version alone. */
export function createAlgoliaBackend(
  { appId, searchKey, indexName, version = currentVersion }: VersionedIndex,
  options: AlgoliaSearchOptions = {},
): SearchBackend {
  const facetFilters = [`language:${searchConfig.language}`, `version:${version}`];
  const client = algoliasearch(appId, searchKey, { timeouts, ...options });
  return {
    async search(query, limit) {
      if (!query) return { entries: [], source: "hosted" };
      const params = { ...baseParams, facetFilters, hitsPerPage: limit };
      const answer: unknown = await client.search([{ indexName, query, params }]);
      const hits = readHits(answer);
      if (hits) return { entries: hits.slice(0, limit).map(toEntry), source: "hosted" };
      // The client remembers answers: without this it would give the same one again.
      await client.clearCache();
      throw new Error("Algolia answered with something other than our records.");
    },
  };
}

function toEntry(record: SearchRecord): SearchEntry {
  const snippet = at(record, "_snippetResult", "content", "value");
  const isMarked = typeof snippet === "string" && snippet.includes(markStart);
  return { ...toSearchEntry({ ...record, phrases: [] }), ...(isMarked && { snippet }) };
}

function readHits(answer: unknown): SearchRecord[] | null {
  const hits = at(answer, "results", "0", "hits");
  return Array.isArray(hits) && hits.every(isSearchRecord) ? hits : null;
}

function at(value: unknown, ...keys: string[]): unknown {
  return keys.reduce<unknown>(
    (inner, key) =>
      typeof inner === "object" && inner !== null ? Reflect.get(inner, key) : undefined,
    value,
  );
}
