import type { SearchEntry } from "./searchRecord";

/** Entries by the path of the page that they are on, in their order. */
export function entriesByPage(entries: readonly SearchEntry[]): Map<string, SearchEntry[]> {
  const pages = new Map<string, SearchEntry[]>();
  for (const entry of entries) {
    const [path = ""] = entry.url.split("#");
    const own = pages.get(path);
    if (own) own.push(entry);
    else pages.set(path, [entry]);
  }
  return pages;
}
