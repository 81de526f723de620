import type { SearchEntry } from "../../shared/search/searchRecord";

/**
 * The index that answered; `embedded-fallback` is the embedded index in place of a hosted one that did not answer in
 * time.
 */
export type SearchSource = "hosted" | "embedded" | "embedded-fallback";

/** The answer of a backend to a query. */
export interface SearchAnswer {
  /** The best first. */
  entries: readonly SearchEntry[];
  source: SearchSource;
  /** Only names were there to be searched; `onMore` brings the whole answer. */
  isPartial?: true;
  /** The text could not be had: these are what the names gave, and no more comes. */
  lacksText?: true;
}

/** Whatever can answer a query. */
export interface SearchBackend {
  /**
   * At most `limit` entries; none for an empty query, which only gets it ready. Rejects when it cannot know. With
   * `onMore` it may answer at once with what it has, and once more with all; what it knows already is told there before
   * `search` returns.
   */
  search(
    query: string,
    limit: number,
    onMore?: (answer: SearchAnswer) => void,
  ): Promise<SearchAnswer>;
}
