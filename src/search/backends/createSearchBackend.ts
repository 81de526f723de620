import { createFallbackBackend } from "./fallbackBackend";
import { lazyBackend } from "./lazyBackend";
import type { SearchBackend } from "./searchBackend";

/** Algolia with the embedded index behind it where it is configured, elsewhere the embedded index alone. */
export function createSearchBackend(version: string): SearchBackend {
  const local = lazyBackend(async () =>
    (await import("./localBackend")).createLocalBackend(version),
  );
  // The names are spelt out, and asked here: webpack puts the values in their place (`onCreateWebpackConfig`), and
  // leaves the branch and what it loads out of the site where one is missing.
  if (
    process.env.GATSBY_ALGOLIA_APP_ID &&
    process.env.GATSBY_ALGOLIA_SEARCH_KEY &&
    process.env.GATSBY_ALGOLIA_INDEX_NAME
  ) {
    const config = {
      appId: process.env.GATSBY_ALGOLIA_APP_ID,
      searchKey: process.env.GATSBY_ALGOLIA_SEARCH_KEY,
      indexName: process.env.GATSBY_ALGOLIA_INDEX_NAME,
    };
    const algolia = lazyBackend(async () =>
      (await import("./algoliaBackend")).createAlgoliaBackend({ ...config, version }),
    );
    return createFallbackBackend(algolia, local);
  }
  return local;
}
