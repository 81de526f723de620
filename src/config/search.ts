import { maxQueryLength } from "../shared/constants";
import { site } from "./site";
import { versions } from "./versions";

/** Choices of search that both the build and the browser need. */
export const searchConfig = {
  /** The page of all results, which reads its query from `q`. */
  pagePath: "/search",
  /** What the embedded index is read from. */
  symbolsPath: "/search/symbols.json",
  textPath: "/search/index.json",
  /** The guide whose sections are messages that readers meet. */
  errorsPath: "/docs/article/guides/errors",
  /** The h2 below which other guides have theirs. */
  errorsHeading: "When it does not work",
  language: site.locale,
  version: versions[0]?.name ?? "current",
  maxQueryLength,
  dialogResults: 24,
  pageResults: 200,
} as const;

/** Which service answers in the browser. */
export type SearchBackendConfig =
  | { backend: "local" }
  | { backend: "algolia"; appId: string; searchKey: string; indexName: string };

/** Algolia where all three of its public variables are set, the embedded index elsewhere. */
export function searchBackendConfig(): SearchBackendConfig {
  // Spelt out with dots: Gatsby writes the values into the bundle where it finds these words.
  const appId = process.env.GATSBY_ALGOLIA_APP_ID;
  const searchKey = process.env.GATSBY_ALGOLIA_SEARCH_KEY;
  const indexName = process.env.GATSBY_ALGOLIA_INDEX_NAME;
  if (!appId || !searchKey || !indexName) return { backend: "local" };
  return { backend: "algolia", appId, searchKey, indexName };
}
