import type { SearchEntry } from "../shared/searchRecord";

/** Entries of one page. */
export interface EntryGroup {
  /** Path of the page. */
  path: string;
  title: string;
  section: string;
  entries: SearchEntry[];
}

/**
 * Entries by page, the page of the best entry first. A page that has more than `most` begins another group where the
 * next of them would stand, so that the options of one method do not hide the same method of other classes.
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

/** The groups of a list of options. */
export function groupOptions(entries: readonly SearchEntry[]): EntryGroup[] {
  return groupEntries(entries, mostTogether);
}

function joinSamePage(groups: EntryGroup[], group: EntryGroup): EntryGroup[] {
  const last = groups.at(-1);
  if (last?.path === group.path) last.entries.push(...group.entries);
  else groups.push(group);
  return groups;
}

/** The groups of the first `most` entries. */
export function firstEntries(groups: readonly EntryGroup[], most: number): EntryGroup[] {
  let room = most;
  return groups.flatMap((group) => {
    const entries = group.entries.slice(0, room);
    room -= entries.length;
    return entries.length > 0 ? [{ ...group, entries }] : [];
  });
}

/** How many entries the first groups have that are no more than `most` together; `most` where the first one has more. */
export function beginningOf(groups: readonly EntryGroup[], most: number): number {
  let count = 0;
  for (const { entries } of groups) {
    if (count + entries.length > most) break;
    count += entries.length;
  }
  return count || most;
}

/** The least heights in rem of what a list in the dialog is made of (`optionStyle`), once the text is there. */
const least = { title: 1.6, option: 3.35, gap: 0.5 };

/** How many entries there is room for in a height in rem, what is cut off included: never fewer. */
export function fittingEntries(groups: readonly EntryGroup[], height: number): number {
  let count = 0;
  let top = least.gap;
  for (const { entries } of groups) {
    if (top >= height) return count;
    top += least.title;
    // A title is not drawn without an entry.
    const fitting = Math.max(Math.ceil((height - top) / least.option), 1);
    if (fitting < entries.length) return count + fitting;
    count += entries.length;
    top += entries.length * least.option + least.gap;
  }
  return count;
}

/** How many entries groups have in all. */
export function sizeOf(groups: readonly EntryGroup[]): number {
  return groups.reduce((sum, { entries }) => sum + entries.length, 0);
}
