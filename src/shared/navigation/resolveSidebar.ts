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

/** Returns a declared sidebar with labels and paths; entries whose page is not there are left out. */
export function resolveSidebar(
  declaration: SidebarDeclaration,
  pages: readonly SidebarPage[],
): SidebarItem[] {
  const byId = new Map(pages.map((page) => [docId(page.path) ?? page.path, page]));
  const inFolder = pagesByFolder(byId, declaredItems(declaration));
  const resolveItem = (item: SidebarDeclaredItem): SidebarItem[] => {
    switch (item.type) {
      case "doc": {
        const page = byId.get(item.id);
        return page ? [toLink(page, item.label)] : [];
      }
      case "link":
        return [{ type: "link", label: item.label, path: item.href }];
      case "folder": {
        const links = inFolder(item.path).map((page) => toLink(page));
        return links.sort((a, b) => a.label.localeCompare(b.label, "en"));
      }
      case "category": {
        const path = byId.get(item.id ?? "")?.path ?? null;
        const items = item.items.flatMap(resolveItem);
        if (path === null && items.length === 0) return [];
        return [{ type: "category", label: item.label, path, items }];
      }
    }
  };
  return declaration.flatMap(resolveItem);
}

/** Returns a function that gives the pages of a folder: those that no line names and no folder inside it has. */
function pagesByFolder(
  byId: ReadonlyMap<string, SidebarPage>,
  items: readonly SidebarDeclaredItem[],
): (folder: string) => SidebarPage[] {
  const named = new Set(items.flatMap((item) => ("id" in item ? (item.id ?? []) : [])));
  const folders = items.flatMap((item) => (item.type === "folder" ? [item.path] : []));
  const isInside = (id: string, folder: string) => id.startsWith(`${folder}/`);
  return (folder) => {
    const inner = folders.filter((other) => isInside(other, folder));
    const own = [...byId].filter(([id]) => isInside(id, folder) && !named.has(id));
    return own
      .filter(([id]) => !inner.some((other) => isInside(id, other)))
      .map(([, page]) => page);
  };
}

function toLink({ path, navTitle }: SidebarPage, label = navTitle) {
  return { type: "link" as const, label, path };
}

/** Returns the items with their labels in another language; titles of pages are in it already. */
export function translateSidebar(
  items: readonly SidebarItem[],
  labelOf: (label: string) => string,
): SidebarItem[] {
  return items.map((item) => {
    const label = labelOf(item.label);
    if (item.type === "link") return { ...item, label };
    return { ...item, label, items: translateSidebar(item.items, labelOf) };
  });
}
