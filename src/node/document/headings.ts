import type { Element, Nodes, Root } from "hast";
import { toString } from "hast-util-to-string";
import type { TocEntry } from "../../shared/content/docPage";
import { eachNode } from "./eachNode";

/** A heading of a document with the line it stands on. */
export interface DocumentHeading extends TocEntry {
  line: number;
}

/** Returns every heading from h2 to h6, in order. */
export function readHeadings(tree: Root): DocumentHeading[] {
  const headings: DocumentHeading[] = [];
  eachNode<Nodes>(tree, (element) => {
    if (element.type !== "element") return;
    const level = headingLevel(element);
    if (level === null) return;
    headings.push({
      id: String(element.properties["id"] ?? ""),
      text: toString(element),
      level,
      isCode: false,
      line: element.position?.start.line ?? 1,
    });
  });
  return headings;
}

/** Returns 2 for an `h2`; `null` for what is no heading. */
export function headingLevel(element: Element): number | null {
  const level = /^h([2-6])$/.exec(element.tagName)?.[1];
  return level === undefined ? null : Number(level);
}
