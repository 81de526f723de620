import { neededPages } from "../../config/neededPages";
import { searchMessages } from "../../config/searchMessages";
import type { SearchEntry } from "../../shared/search/searchRecord";

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
export function neededBeside(listed: readonly SearchEntry[]): SearchEntry[] {
  return entries.filter(({ url }) => listed.every((entry) => entry.url !== url));
}
