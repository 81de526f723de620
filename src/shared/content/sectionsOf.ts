import type { ContentElement, ContentNode } from "./contentNode";

/** A part of a document under one heading. */
export interface TitledSection {
  id: string;
  title: string;
  /** The content under the heading. */
  content: readonly ContentNode[];
}

/** Returns the `section`s of a document with their headings taken out, by title. */
export function sectionsOf(content: readonly ContentNode[]): TitledSection[] {
  return content.flatMap((node) => {
    if (typeof node === "string" || node[0] !== "section") return [];
    const [, , heading, ...children] = node;
    if (heading === undefined || typeof heading === "string") return [];
    return [{ id: String(heading[1]?.["id"] ?? ""), title: textOf(heading), content: children }];
  });
}

function textOf([, , ...children]: ContentElement): string {
  return children.map((child) => (typeof child === "string" ? child : textOf(child))).join("");
}
