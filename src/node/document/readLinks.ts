import type { Nodes, Root } from "mdast";
import { eachNode } from "./eachNode";

/** An address that an author wrote, with the place it stands at. */
export interface DocumentLink {
  href: string;
  line: number;
  column: number;
  kind: "link" | "image";
  /** An image's alternative text. */
  alt: string | null;
}

/** Returns every link and image of a document, in order. */
export function readLinks(tree: Root): DocumentLink[] {
  const links: DocumentLink[] = [];
  eachNode<Nodes>(tree, (node) => {
    if (node.type !== "link" && node.type !== "image" && node.type !== "definition") return;
    links.push({
      href: node.url,
      line: node.position?.start.line ?? 1,
      column: node.position?.start.column ?? 1,
      kind: node.type === "image" ? "image" : "link",
      alt: node.type === "image" ? (node.alt ?? null) : null,
    });
  });
  return links;
}

/** An inline code of the prose with the line it stands on. */
export interface InlineCode {
  text: string;
  line: number;
  column: number;
}

/** Returns every inline code of a document, in order. */
export function readInlineCode(tree: Root): InlineCode[] {
  const codes: InlineCode[] = [];
  eachNode<Nodes>(tree, (node) => {
    if (node.type !== "inlineCode") return;
    const { line = 1, column = 1 } = node.position?.start ?? {};
    codes.push({ text: node.value, line, column });
  });
  return codes;
}
