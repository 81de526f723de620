import type { SearchBackend } from "./searchBackend";

/** Asks the second where the first cannot answer. */
export function createFallbackBackend(first: SearchBackend, second: SearchBackend): SearchBackend {
  return {
    search: (query, limit) => first.search(query, limit).catch(() => second.search(query, limit)),
  };
}
