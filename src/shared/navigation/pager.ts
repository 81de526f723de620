import type { SidebarItem } from "./sidebar";

export interface PagerLink {
  label: string;
  path: string;
}

export interface Pager {
  previous: PagerLink | null;
  next: PagerLink | null;
}

/** Returns the pages of a sidebar in reading order; a category with a page of its own comes before its items. */
export function flattenSidebar(items: readonly SidebarItem[]): readonly PagerLink[] {
  return items.flatMap((item) => {
    const own = item.path === null ? [] : [{ label: item.label, path: item.path }];
    return item.type === "category" ? [...own, ...flattenSidebar(item.items)] : own;
  });
}

/** Returns the pages before and after a page; both `null` where the sidebar lacks it. */
export function pagerFor(items: readonly SidebarItem[], path: string): Pager {
  const pages = flattenSidebar(items);
  const index = pages.findIndex((page) => page.path === path);
  if (index < 0) return { previous: null, next: null };
  return { previous: pages[index - 1] ?? null, next: pages[index + 1] ?? null };
}
