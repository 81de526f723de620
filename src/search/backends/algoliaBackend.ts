import algoliasearch, { type AlgoliaSearchOptions } from "algoliasearch/lite";
import { searchConfig, type AlgoliaConfig } from "../../config/search";
import { markEnd, markStart } from "../../shared/search/marks";
import {
  toSearchEntry,
  type SearchEntry,
  type SearchRecord,
} from "../../shared/search/searchRecord";
import { currentVersion } from "../../shared/versions/versionAddress";
import { findAnswers } from "../engine/findAnswers";
import { inEnglish } from "../engine/inEnglish";
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
    async search(typed, limit) {
      const query = inEnglish(typed);
      if (!query) return { entries: [], source: "hosted" };
      const params = { ...baseParams, facetFilters, hitsPerPage: limit };
      const answers = findAnswers(query);
      const asked = [{ indexName, query, params }];
      if (answers.length > 0) {
        asked.push({ indexName, query: "", params: { ...params, ...onlyAt(answers) } });
      }
      const answer: unknown = await client.search(asked);
      const [found, known] = [readHits(answer, 0), readHits(answer, 1) ?? []];
      if (found) {
        const first = answers.flatMap((address) =>
          known.filter(({ url }) => url.endsWith(address)),
        );
        const others = found.filter(({ url }) => first.every((record) => record.url !== url));
        const entries = [...first, ...others].slice(0, limit).map(toEntry);
        return { entries, source: "hosted" };
      }
      // The client remembers answers: without this it would give the same one again.
      await client.clearCache();
      throw new Error("Algolia answered with something other than our records.");
    },
  };
}

/** The filter of the records at addresses below `/docs/`. */
function onlyAt(addresses: readonly string[]) {
  return { filters: addresses.map((address) => `objectID:"/docs/${address}"`).join(" OR ") };
}

function toEntry(record: SearchRecord): SearchEntry {
  const snippet = at(record, "_snippetResult", "content", "value");
  const isMarked = typeof snippet === "string" && snippet.includes(markStart);
  return { ...toSearchEntry({ ...record, phrases: [] }), ...(isMarked && { snippet }) };
}

function readHits(answer: unknown, index: number): SearchRecord[] | null {
  const hits = at(answer, "results", String(index), "hits");
  return Array.isArray(hits) && hits.every(isSearchRecord) ? hits : null;
}

function at(value: unknown, ...keys: string[]): unknown {
  return keys.reduce<unknown>(
    (inner, key) =>
      typeof inner === "object" && inner !== null ? Reflect.get(inner, key) : undefined,
    value,
  );
}
