import { matchesName } from "../api/matchesName";
import type { TocEntry } from "../content/docPage";

/** A heading of the outermost level with the deeper ones that follow it. */
export interface TocGroup {
  entry: TocEntry;
  children: TocEntry[];
}

/** Returns the entries of a page, the deeper ones under the heading they belong to. */
export function groupToc(entries: readonly TocEntry[]): TocGroup[] {
  const outermost = Math.min(...entries.map((entry) => entry.level));
  return entries.reduce<TocGroup[]>((groups, entry) => {
    const last = groups.at(-1);
    if (!last || entry.level === outermost) return [...groups, { entry, children: [] }];
    return [...groups.slice(0, -1), { ...last, children: [...last.children, entry] }];
  }, []);
}

/** Returns the groups that match a query: whole where their own heading does, else with the children that do. */
export function filterToc(groups: readonly TocGroup[], query: string): TocGroup[] {
  return groups.flatMap((group) => {
    if (matchesName(query, [group.entry.text])) return [group];
    const children = group.children.filter((child) => matchesName(query, [child.text]));
    return children.length > 0 ? [{ ...group, children }] : [];
  });
}
