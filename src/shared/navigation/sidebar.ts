import type { Section } from "../routes/sectionForPath";

/** Sections that have a sidebar. */
export type SidebarName = Exclude<Section, "none">;

/** The file in which the sidebars are declared. */
export const sidebarsFile = "src/config/sidebars.ts";

export type SidebarDeclaration = readonly SidebarDeclaredItem[];

export type SidebarDeclaredItem =
  | { type: "doc"; id: string; label?: string }
  | { type: "link"; href: string; label: string }
  | { type: "folder"; path: string }
  | { type: "category"; label: string; id?: string; items: SidebarDeclaration };

/** A declared sidebar with its labels and paths looked up: what is rendered. */
export type SidebarItem =
  | { type: "link"; label: string; path: string }
  | { type: "category"; label: string; path: string | null; items: SidebarItem[] };

/** Returns each item of a declaration, a category before those inside it. */
export function declaredItems(declaration: SidebarDeclaration): SidebarDeclaredItem[] {
  return declaration.flatMap((item) =>
    item.type === "category" ? [item, ...declaredItems(item.items)] : [item],
  );
}
