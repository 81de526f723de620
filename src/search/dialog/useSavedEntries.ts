import { useMemo, useState } from "react";
import type { SearchEntry } from "../../shared/search/searchRecord";
import { favouriteEntries, recentEntries } from "./entryStore";
import { neededBeside } from "./neededEntries";

/** The entries that the reader opened and kept. */
export interface SavedEntries {
  recents: readonly SearchEntry[];
  favourites: readonly SearchEntry[];
  /** Favourites, then recent ones. */
  entries: readonly SearchEntry[];
  /** What readers need most, without those. */
  needed: readonly SearchEntry[];
  /** The last change in words. */
  note: string;
  /** Does something to what is stored, and tells it. */
  change: (act: () => void, told?: string) => void;
}

/** Returns the lists that are shown before the first key press. */
export function useSavedEntries(): SavedEntries {
  const [saved, setSaved] = useState(readSaved);
  return useMemo(
    () => ({
      ...saved,
      change: (act, told = "") => {
        act();
        setSaved({ ...readSaved(), note: told });
      },
    }),
    [saved],
  );
}

function readSaved() {
  const favourites = favouriteEntries.read();
  const recents = recentEntries.read();
  const entries = [...favourites, ...recents];
  return { favourites, recents, entries, needed: neededBeside(entries), note: "" };
}
