import type { SearchEntry } from "../shared/searchRecord";
import { isPathOfSite } from "./isSearchRecord";

const storageKey = "search-recent";
const mostKept = 7;

/** What was opened from the search before, the latest first. Empty where nothing can be stored. */
export function readRecentEntries(): SearchEntry[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/** Puts an entry before those that were opened earlier. */
export function rememberEntry(entry: SearchEntry): void {
  const others = readRecentEntries().filter(({ url }) => url !== entry.url);
  const kept = [{ ...entry, content: "", snippet: undefined }, ...others].slice(0, mostKept);
  try {
    localStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // Full or forbidden: searching works without.
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
