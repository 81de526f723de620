import type { SearchEntry } from "../../shared/search/searchRecord";
import { readStored, store } from "../../ui/storage";
import { isPathOfSite } from "../backends/isSearchRecord";

/** A list of entries that outlives the page, each of them once. */
export interface EntryStore {
  /** Empty where nothing can be stored. */
  read: () => SearchEntry[];
  /** Puts an entry before the others; the last one makes room for it. */
  add: (entry: SearchEntry) => void;
  remove: (entry: SearchEntry) => void;
  clear: () => void;
}

/** The entries that were opened from the search before, the latest first. */
export const recentEntries = entryStore("search-recent", 7);

/** The entries that the reader wants to find at once. */
export const favouriteEntries = entryStore("search-favourites", 10);

function entryStore(storageKey: string, mostKept: number): EntryStore {
  function read(): SearchEntry[] {
    try {
      const stored: unknown = JSON.parse(readStored(storageKey) ?? "[]");
      return Array.isArray(stored) ? stored.filter(isEntry).slice(0, mostKept) : [];
    } catch {
      return [];
    }
  }
  const write = (entries: SearchEntry[]) =>
    store(storageKey, JSON.stringify(entries.slice(0, mostKept)));
  const without = ({ url }: SearchEntry) => read().filter((other) => other.url !== url);
  return {
    read,
    add: (entry) => write([{ ...entry, content: "", snippet: undefined }, ...without(entry)]),
    remove: (entry) => write(without(entry)),
    clear: () => write([]),
  };
}

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
