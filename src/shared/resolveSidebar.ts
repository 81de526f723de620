import { docId } from "./pagePath";
import {
  declaredItems,
  type SidebarDeclaration,
  type SidebarDeclaredItem,
  type SidebarItem,
} from "./sidebar";

/** What a sidebar needs to know of a page. */
export interface SidebarPage {
  path: string;
  navTitle: string;
}

/** What the items of a declaration name. */
interface Named {
  ids: ReadonlySet<string>;
  folders: readonly string[];
}

/** A declared sidebar with labels and paths; entries whose page is not there are left out. */
export function resolveSidebar(
  declaration: SidebarDeclaration,
  pages: readonly SidebarPage[],
): SidebarItem[] {
  const byId = new Map(pages.map((page) => [docId(page.path) ?? page.path, page]));
  return resolveItems(declaration, byId, namedIn(declaration));
}

function resolveItems(
  items: SidebarDeclaration,
  byId: ReadonlyMap<string, SidebarPage>,
  named: Named,
): SidebarItem[] {
  return items.flatMap((item) => resolveItem(item, byId, named));
}

function resolveItem(
  item: SidebarDeclaredItem,
  byId: ReadonlyMap<string, SidebarPage>,
  named: Named,
): SidebarItem[] {
  switch (item.type) {
    case "doc": {
      const page = byId.get(item.id);
      return page ? [toLink(page, item.label)] : [];
    }
    case "link":
      return [{ type: "link", label: item.label, path: item.href }];
    case "folder":
      return pagesBelow(item.path, byId, named)
        .map((page) => toLink(page))
        .sort((a, b) => a.label.localeCompare(b.label));
    case "category": {
      const path = byId.get(item.id ?? "")?.path ?? null;
      const children = resolveItems(item.items, byId, named);
      if (path === null && children.length === 0) return [];
      return [{ type: "category", label: item.label, path, items: children }];
    }
  }
}

/** What a folder adds: a page is where a line names it, or else in the innermost of the folders around it. */
function pagesBelow(
  folder: string,
  byId: ReadonlyMap<string, SidebarPage>,
  { ids, folders }: Named,
): SidebarPage[] {
  const inner = folders.filter((other) => isBelow(other, folder));
  const isOwn = (id: string) => !ids.has(id) && !inner.some((other) => isBelow(id, other));
  return [...byId].flatMap(([id, page]) => (isBelow(id, folder) && isOwn(id) ? page : []));
}

function isBelow(path: string, folder: string): boolean {
  return path.startsWith(`${folder}/`);
}

function toLink({ path, navTitle }: SidebarPage, label = navTitle) {
  return { type: "link" as const, label, path };
}

function namedIn(declaration: SidebarDeclaration): Named {
  const items = declaredItems(declaration);
  return {
    ids: new Set(items.flatMap((item) => ("id" in item ? (item.id ?? []) : []))),
    folders: items.flatMap((item) => (item.type === "folder" ? item.path : [])),
  };
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
