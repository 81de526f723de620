import type { SearchEntry } from "../shared/searchRecord";

/** Entries of one page. */
export interface EntryGroup {
  /** Path of the page. */
  path: string;
  title: string;
  section: string;
  entries: SearchEntry[];
}

/** Entries by page, the page of the best entry first. */
export function groupEntries(entries: readonly SearchEntry[]): EntryGroup[] {
  const groups = new Map<string, EntryGroup>();
  for (const entry of entries) {
    const [path = ""] = entry.url.split("#");
    const { page: title, section } = entry;
    const group = groups.get(path) ?? { path, title, section, entries: [] };
    groups.set(path, { ...group, entries: [...group.entries, entry] });
  }
  return [...groups.values()];
}
