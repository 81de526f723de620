import type { Element, Root } from "hast";

/** A part of a document under one heading. */
export interface TitledSection {
  id: string;
  title: string;
  /** What stands under the heading. */
  content: Root;
}

/** The `section`s of a document with their headings taken out, by title. */
export function sectionsOf(tree: Root): TitledSection[] {
  return tree.children.flatMap((node) => {
    if (node.type !== "element" || node.tagName !== "section") return [];
    const [heading, ...children] = node.children;
    if (heading?.type !== "element") return [];
    return [
      {
        id: String(heading.properties["id"] ?? ""),
        title: textOf(heading),
        content: { type: "root", children },
      },
    ];
  });
}

function textOf({ children }: Element): string {
  return children
    .map((child) => {
      if (child.type === "text") return child.value;
      return child.type === "element" ? textOf(child) : "";
    })
    .join("");
}
