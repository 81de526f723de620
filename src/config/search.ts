import { dialogResults, maxQueryLength } from "../shared/constants";
import { site } from "./site";
import { versions } from "./versions";

/** Choices of search that both the build and the browser need. */
export const searchConfig = {
  /** The page of all results, which reads its query from `q`. */
  pagePath: "/search",
  /** The file that lets a browser offer the search in its address bar. */
  openSearchPath: "/opensearch.xml",
  /** The page of every name of the library. */
  namesPath: "/docs/api",
  /** Every name that exists, for answers that are written elsewhere. */
  namesFilePath: "/ask/names.json",
  /** The files of the embedded index. */
  symbolsPath: "/search/symbols.json",
  textPath: "/search/index.json",
  /** The guide whose sections are messages that readers meet. */
  errorsPath: "/docs/article/guides/errors",
  /** The h2 below which other guides have theirs. */
  errorsHeading: "When it does not work",
  language: site.locale,
  version: versions[0]?.name ?? "current",
  maxQueryLength,
  dialogResults,
  pageResults: 200,
} as const;

/** A hosted index, and the key that may search it and nothing else. */
export interface AlgoliaConfig {
  appId: string;
  searchKey: string;
  indexName: string;
}

/** Returns the hosted index where all three of its public variables are set. */
export function algoliaConfig(): AlgoliaConfig | null {
  // Spelt out with dots: Gatsby writes the values into the bundle where it finds these words.
  const appId = process.env.GATSBY_ALGOLIA_APP_ID;
  const searchKey = process.env.GATSBY_ALGOLIA_SEARCH_KEY;
  const indexName = process.env.GATSBY_ALGOLIA_INDEX_NAME;
  return appId && searchKey && indexName ? { appId, searchKey, indexName } : null;
}

/** Returns the origins of a hosted index: the nearest host first, then those it turns to when that one is away. */
export function algoliaOrigins(appId: string): string[] {
  const id = appId.toLowerCase();
  const others = [1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`);
  return [`https://${id}-dsn.algolia.net`, ...others];
}

/** An assistant of Algolia's Agent Studio, asked with the key that may search. */
export interface AssistantConfig {
  appId: string;
  searchKey: string;
  assistantId: string;
}

/** Returns the assistant where its public variables are set. */
export function assistantConfig(): AssistantConfig | null {
  const appId = process.env.GATSBY_ALGOLIA_APP_ID;
  const searchKey = process.env.GATSBY_ALGOLIA_SEARCH_KEY;
  const assistantId = process.env.GATSBY_ALGOLIA_ASSISTANT_ID;
  return appId && searchKey && assistantId ? { appId, searchKey, assistantId } : null;
}

/** Returns the origin of the assistant. */
export function assistantOrigin(appId: string): string {
  return `https://${appId.toLowerCase()}.algolia.net`;
}
