import type { SearchBackendConfig } from "../config/search";
import { rememberSuccess } from "../shared/rememberSuccess";
import type { SearchBackend } from "./searchBackend";

/** The configured backend; its code is loaded with the first query. */
export function createSearchBackend(config: SearchBackendConfig): SearchBackend {
  const getBackend = rememberSuccess(() => loadBackend(config));
  return { search: async (query, limit) => (await getBackend()).search(query, limit) };
}

async function loadBackend(config: SearchBackendConfig): Promise<SearchBackend> {
  const { createLocalBackend } = await import("./localBackend");
  switch (config.backend) {
    case "local":
      return createLocalBackend();
    case "algolia": {
      const { createAlgoliaBackend } = await import("./algoliaBackend");
      const { createFallbackBackend } = await import("./fallbackBackend");
      return createFallbackBackend(createAlgoliaBackend(config), createLocalBackend());
    }
  }
}
