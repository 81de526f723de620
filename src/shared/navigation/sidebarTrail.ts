import type { SidebarItem } from "./sidebar";

/**
 * Returns the items that lead to a page, from the outermost category to the page itself; empty where the sidebar lacks
 * it.
 */
export function sidebarTrail(items: readonly SidebarItem[], path: string): SidebarItem[] {
  for (const item of items) {
    if (item.path === path) return [item];
    const rest = item.type === "category" ? sidebarTrail(item.items, path) : [];
    if (rest.length > 0) return [item, ...rest];
  }
  return [];
}

/** Returns whether a category is the page's own or has the page somewhere below it. */
export function containsPath(item: SidebarItem, path: string): boolean {
  return sidebarTrail([item], path).length > 0;
}
