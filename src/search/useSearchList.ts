import { useMemo, useRef, type KeyboardEvent, type RefObject } from "react";
import type { SearchEntry } from "../shared/searchRecord";
import { groupOptions, type EntryGroup } from "./groupEntries";
import type { ShownList } from "./ResultList";
import type { SearchBackend } from "./searchBackend";
import { useFieldSearch } from "./useFieldSearch";
import { useOptions, type Options } from "./useOptions";
import { foundEntries, type SearchState } from "./useSearch";

interface SearchListOptions {
  backend: SearchBackend;
  /** The text of the field. */
  query: string;
  onQuery: (query: string) => void;
  /** What is listed while nothing is asked. */
  saved: readonly SearchEntry[];
  scroller: RefObject<HTMLElement>;
}

interface SearchList {
  search: SearchState;
  /** Takes what the field has now. */
  type: (text: string) => void;
  isIdle: boolean;
  entries: readonly SearchEntry[];
  options: Options;
  onKeyDown: (event: KeyboardEvent) => void;
  results: {
    ref: RefObject<ShownList>;
    groups: readonly EntryGroup[];
    /** That of the groups: not that of the field, so that a key press draws the field alone. */
    query: string;
  };
}

/** What is listed for the text of a field, and what keys do with it. */
export function useSearchList(given: SearchListOptions): SearchList {
  const { backend, query, onQuery, saved, scroller } = given;
  const ref = useRef<ShownList>(null);
  const { search, type } = useFieldSearch({ backend, query, onQuery, list: ref });
  const found = foundEntries(search);
  const groups = useMemo(() => groupOptions(found), [found]);
  const isIdle = search.status === "idle";
  const entries = useMemo(
    () => (isIdle ? saved : groups.flatMap((group) => group.entries)),
    [isIdle, saved, groups],
  );
  const isLoading = search.status === "loading";
  const { options, onKeyDown } = useOptions({ query, isLoading, entries, scroller });
  const results = { ref, groups, query: "query" in search ? search.query : "" };
  return { search, type, isIdle, entries, options, onKeyDown, results };
}
