import { useMemo } from "react";
import type { SearchEntry } from "../../shared/search/searchRecord";
import { groupOptions } from "../results/groupEntries";
import { foundEntries, type SearchState } from "../results/useSearch";

/** Returns what the dialog lists: what a search has found, by page, or while nothing is asked what was saved. */
export function useListed(search: SearchState, saved: readonly SearchEntry[]) {
  const found = foundEntries(search);
  const isIdle = search.status === "idle";
  return useMemo(() => {
    const groups = groupOptions(found);
    return { groups, entries: isIdle ? saved : groups.flatMap((group) => group.entries) };
  }, [found, isIdle, saved]);
}
