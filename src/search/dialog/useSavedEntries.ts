import { useMemo, useState } from "react";
import type { SearchEntry } from "../../shared/search/searchRecord";
import { favouriteEntries, recentEntries } from "./entryStore";
import { neededPages } from "../../config/neededPages";
import { searchMessages } from "../../config/searchMessages";

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

const entries: readonly SearchEntry[] = neededPages.map(({ url, section, title }) => ({
  kind: "page",
  url,
  section: searchMessages.section[section],
  page: title,
  heading: null,
  subheading: null,
  className: null,
  jsName: null,
  aliases: [],
  badge: null,
  signature: null,
  content: "",
}));

/** Returns the pages that readers need most, without those that are listed already. */
function neededBeside(listed: readonly SearchEntry[]): SearchEntry[] {
  return entries.filter(({ url }) => listed.every((entry) => entry.url !== url));
}
