import type { SearchEntry } from "../../shared/search/searchRecord";

/** Entries of one page. */
export interface EntryGroup {
  path: string;
  title: string;
  section: string;
  entries: SearchEntry[];
}

/**
 * Groups entries by page, the page of the best entry first. A page that has more than `most` begins another group where
 * the next of them would stand, so that the options of one method do not hide the same method of other classes.
 */
export function groupEntries(entries: readonly SearchEntry[], most = Infinity): EntryGroup[] {
  const counts = new Map<string, number>();
  const groups = new Map<string, EntryGroup>();
  for (const entry of entries) {
    const [path = ""] = entry.url.split("#");
    const count = counts.get(path) ?? 0;
    const key = `${Math.floor(count / most)} ${path}`;
    const group = groups.get(key);
    if (group) group.entries.push(entry);
    else groups.set(key, { path, title: entry.page, section: entry.section, entries: [entry] });
    counts.set(path, count + 1);
  }
  return [...groups.values()].reduce(joinSamePage, []);
}

/** So many options of a page stand together; the next ones come after those of other pages. */
const mostTogether = 4;

/** Returns the groups of a list of options. */
export function groupOptions(entries: readonly SearchEntry[]): EntryGroup[] {
  return groupEntries(entries, mostTogether);
}

function joinSamePage(groups: EntryGroup[], group: EntryGroup): EntryGroup[] {
  const last = groups.at(-1);
  if (last?.path === group.path) last.entries.push(...group.entries);
  else groups.push(group);
  return groups;
}
