import { neededPages } from "../../config/neededPages";
import { searchMessages } from "../../config/searchMessages";
import type { SearchEntry } from "../../shared/search/searchRecord";
import type { EntryGroup } from "../results/groupEntries";

const needed: readonly SearchEntry[] = neededPages.map(({ url, section, title }) => ({
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

/** Returns what is listed before anything is typed: what was opened before, and the pages that readers need most. */
export function offeredGroups(recent: readonly SearchEntry[]): EntryGroup[] {
  const isRecent = ({ url }: SearchEntry) => recent.some((entry) => entry.url === url);
  const groups = [
    { title: searchMessages.recents, entries: [...recent] },
    { title: searchMessages.needed, entries: needed.filter((entry) => !isRecent(entry)) },
  ];
  return groups
    .filter(({ entries }) => entries.length > 0)
    .map((group) => ({ ...group, path: "", section: "" }));
}
