import type { SearchEntry } from "../../shared/search/searchRecord";
import { readStored, store } from "../../ui/storage";
import { isPathOfSite } from "../backends/isSearchRecord";

const storageKey = "search-recent";
const mostKept = 7;

/** The entries that were opened from the search before, the latest first and each once; none where nothing can be stored. */
export const recentEntries = {
  read: (): SearchEntry[] => {
    try {
      const stored: unknown = JSON.parse(readStored(storageKey) ?? "[]");
      return Array.isArray(stored) ? stored.filter(isEntry).slice(0, mostKept) : [];
    } catch {
      return [];
    }
  },
  add: (entry: SearchEntry): void => {
    const others = recentEntries.read().filter(({ url }) => url !== entry.url);
    const entries = [{ ...entry, content: "", snippet: undefined }, ...others];
    store(storageKey, JSON.stringify(entries.slice(0, mostKept)));
  },
  clear: () => store(storageKey, null),
};

function isEntry(value: unknown): value is SearchEntry {
  if (typeof value !== "object" || value === null) return false;
  const field = (name: keyof SearchEntry): unknown => Reflect.get(value, name);
  const texts = [field("kind"), field("section"), field("page"), field("content")];
  const maybe = [field("heading"), field("subheading"), field("jsName"), field("signature")];
  return (
    isPathOfSite(field("url")) &&
    texts.every((text) => typeof text === "string") &&
    maybe.every((text) => text === null || typeof text === "string")
  );
}
