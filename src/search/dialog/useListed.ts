import { useMemo } from "react";
import { groupOptions } from "../results/groupEntries";
import { foundEntries, type SearchState } from "../results/useSearch";
import type { SavedEntries } from "./useSavedEntries";

/** Returns what the dialog lists: what a search has found, by page, or while nothing is asked what is offered. */
export function useListed(search: SearchState, saved: SavedEntries) {
  const found = foundEntries(search);
  const isIdle = search.status === "idle";
  return useMemo(() => {
    const groups = groupOptions(found);
    const offered = [...saved.entries, ...saved.needed];
    return { groups, entries: isIdle ? offered : groups.flatMap((group) => group.entries) };
  }, [found, isIdle, saved]);
}
