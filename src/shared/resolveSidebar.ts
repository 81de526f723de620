import { docId } from "./pagePath";
import type { SidebarDeclaration, SidebarDeclaredItem, SidebarItem } from "./sidebar";

/** What a sidebar needs to know of a page. */
export interface SidebarPage {
  path: string;
  navTitle: string;
}

/** A declared sidebar with labels and paths; entries whose page is not there are left out. */
export function resolveSidebar(
  declaration: SidebarDeclaration,
  pages: readonly SidebarPage[],
): SidebarItem[] {
  const byId = new Map(pages.map((page) => [docId(page.path) ?? page.path, page]));
  return resolveItems(declaration, byId, namedIds(declaration));
}

function resolveItems(
  items: SidebarDeclaration,
  byId: ReadonlyMap<string, SidebarPage>,
  named: ReadonlySet<string>,
): SidebarItem[] {
  return items.flatMap((item) => resolveItem(item, byId, named));
}

function resolveItem(
  item: SidebarDeclaredItem,
  byId: ReadonlyMap<string, SidebarPage>,
  named: ReadonlySet<string>,
): SidebarItem[] {
  switch (item.type) {
    case "doc": {
      const page = byId.get(item.id);
      return page ? [toLink(page, item.label)] : [];
    }
    case "link":
      return [{ type: "link", label: item.label, path: item.href }];
    case "folder":
      return [...byId]
        .filter(([id]) => id.startsWith(`${item.path}/`) && !named.has(id))
        .map(([, page]) => toLink(page))
        .sort((a, b) => a.label.localeCompare(b.label));
    case "category": {
      const path = byId.get(item.id ?? "")?.path ?? null;
      const children = resolveItems(item.items, byId, named);
      if (path === null && children.length === 0) return [];
      return [{ type: "category", label: item.label, path, items: children }];
    }
  }
}

function toLink({ path, navTitle }: SidebarPage, label = navTitle) {
  return { type: "link" as const, label, path };
}

function namedIds(items: SidebarDeclaration): Set<string> {
  return new Set(
    items.flatMap((item) => {
      if (item.type === "category") return [item.id ?? "", ...namedIds(item.items)];
      return item.type === "doc" ? [item.id] : [];
    }),
  );
}

/** The items with their labels in another language; titles of pages are in it already. */
export function translateSidebar(
  items: readonly SidebarItem[],
  labelOf: (label: string) => string,
): SidebarItem[] {
  return items.map((item) =>
    item.type === "link"
      ? { ...item, label: labelOf(item.label) }
      : { ...item, label: labelOf(item.label), items: translateSidebar(item.items, labelOf) },
  );
}
