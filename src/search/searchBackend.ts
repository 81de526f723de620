import type { SearchEntry } from "../shared/searchRecord";

/** Whatever can answer a query. */
export interface SearchBackend {
  /** At most `limit` entries, best first; none for an empty query, which only gets it ready. Rejects when it cannot know. */
  search(query: string, limit: number): Promise<SearchEntry[]>;
}
