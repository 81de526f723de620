import type { SearchEntry } from "../../shared/search/searchRecord";
import { readStored, store } from "../../ui/storage";
import { isPathOfSite } from "../backends/isSearchRecord";
import { storedSwitch } from "../storedSwitch";

/** The entries that were opened from the search before, the latest first. */
export const recentEntries = entryStore("search-recent", "search-keep-recents", 7);

/** The entries that the reader wants to find at once. */
export const favouriteEntries = entryStore("search-favourites", "search-keep-favourites", 10);

/** Puts an entry that is opened among the recent ones, unless it is a favourite. */
export function rememberEntry(entry: SearchEntry): void {
  if (favouriteEntries.read().every(({ url }) => url !== entry.url)) recentEntries.add(entry);
}

/** Makes a favourite of a recent entry. */
export function keepEntry(entry: SearchEntry): void {
  favouriteEntries.add(entry);
  recentEntries.remove(entry);
}

/** Forgets an entry. */
export function removeEntry(entry: SearchEntry): void {
  favouriteEntries.remove(entry);
  recentEntries.remove(entry);
}

/** A list that outlives the page, with each entry once; empty where nothing can be stored, or the reader wants none. */
function entryStore(storageKey: string, switchKey: string, mostKept: number) {
  const { isOn, store: turn } = storedSwitch(switchKey);
  const read = () => (isOn() ? parseEntries(readStored(storageKey)).slice(0, mostKept) : []);
  const write = (entries: SearchEntry[]) => {
    if (isOn()) store(storageKey, JSON.stringify(entries.slice(0, mostKept)));
  };
  const without = ({ url }: SearchEntry) => read().filter((other) => other.url !== url);
  const clear = () => store(storageKey, null);
  return {
    isOn,
    read,
    clear,
    /** Puts an entry before the others; the last one makes room for it. */
    add: (entry: SearchEntry) =>
      write([{ ...entry, content: "", snippet: undefined }, ...without(entry)]),
    remove: (entry: SearchEntry) => write(without(entry)),
    /** Turning a list off forgets what is in it. */
    turn: (wanted: boolean) => {
      turn(wanted);
      if (!wanted) clear();
    },
  };
}

function parseEntries(text: string | null): SearchEntry[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
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
