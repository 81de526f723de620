import { docId } from "../routes/pagePath";
import {
  declaredItems,
  type SidebarDeclaration,
  type SidebarDeclaredItem,
  type SidebarItem,
} from "./sidebar";

/** The part of a page that a sidebar needs. */
export interface SidebarPage {
  path: string;
  navTitle: string;
}

interface Pages {
  byId: ReadonlyMap<string, SidebarPage>;
  /** A page that no line names is in the innermost of the folders around it. */
  byFolder: ReadonlyMap<string, readonly SidebarPage[]>;
}

/** Returns a declared sidebar with labels and paths; entries whose page is not there are left out. */
export function resolveSidebar(
  declaration: SidebarDeclaration,
  pages: readonly SidebarPage[],
): SidebarItem[] {
  const byId = new Map(pages.map((page) => [docId(page.path) ?? page.path, page]));
  return resolveItems(declaration, { byId, byFolder: pagesByFolder(byId, declaration) });
}

function resolveItems(items: SidebarDeclaration, pages: Pages): SidebarItem[] {
  return items.flatMap((item) => resolveItem(item, pages));
}

function resolveItem(item: SidebarDeclaredItem, pages: Pages): SidebarItem[] {
  switch (item.type) {
    case "doc": {
      const page = pages.byId.get(item.id);
      return page ? [toLink(page, item.label)] : [];
    }
    case "link":
      return [{ type: "link", label: item.label, path: item.href }];
    case "folder":
      return (pages.byFolder.get(item.path) ?? [])
        .map((page) => toLink(page))
        .sort((a, b) => a.label.localeCompare(b.label, "en"));
    case "category": {
      const path = pages.byId.get(item.id ?? "")?.path ?? null;
      const children = resolveItems(item.items, pages);
      if (path === null && children.length === 0) return [];
      return [{ type: "category", label: item.label, path, items: children }];
    }
  }
}

/** Maps each folder to its pages, as a large site has many of both. */
function pagesByFolder(
  byId: ReadonlyMap<string, SidebarPage>,
  declaration: SidebarDeclaration,
): Map<string, SidebarPage[]> {
  const items = declaredItems(declaration);
  const named = new Set(items.flatMap((item) => ("id" in item ? (item.id ?? []) : [])));
  const found = new Map(
    items.flatMap((item) => (item.type === "folder" ? [[item.path, [] as SidebarPage[]]] : [])),
  );
  for (const [id, page] of byId) {
    const folder = named.has(id) ? undefined : foldersAround(id).find((path) => found.has(path));
    if (folder !== undefined) found.get(folder)?.push(page);
  }
  return found;
}

/** Returns the folders around a page, the innermost first. */
function foldersAround(id: string): string[] {
  const names = id.split("/").slice(0, -1);
  return names.map((_name, index) => names.slice(0, names.length - index).join("/"));
}

function toLink({ path, navTitle }: SidebarPage, label = navTitle) {
  return { type: "link" as const, label, path };
}

/** Returns the items with their labels in another language; titles of pages are in it already. */
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
