import type { Nodes, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { eachNode } from "./eachNode";

/** A paragraph, a heading or a cell of the prose. */
export interface ProseBlock {
  text: string;
  parts: ProsePart[];
}

/** A piece of a block: running text, or one inline code of it. */
export interface ProsePart {
  text: string;
  isCode: boolean;
  line: number;
  column: number;
}

const blocks = new Set(["paragraph", "heading", "tableCell"]);

/** Returns the prose of a document, in order. */
export function readProse(tree: Root): ProseBlock[] {
  const prose: ProseBlock[] = [];
  eachNode<Nodes>(tree, (node) => {
    if (!blocks.has(node.type)) return;
    prose.push({ text: toString(node), parts: readParts(node) });
    return false;
  });
  return prose;
}

function readParts(block: Nodes): ProsePart[] {
  const parts: ProsePart[] = [];
  eachNode(block, (node) => {
    if (node.type !== "text" && node.type !== "inlineCode") return;
    const { line = 1, column = 1 } = node.position?.start ?? {};
    parts.push({ text: node.value, isCode: node.type === "inlineCode", line, column });
  });
  return parts;
}

/** Returns the prose of one line of text, where backticks enclose code. */
export function readProseLine(text: string, line: number): ProseBlock {
  const parts = text
    .split("`")
    .map((part, index) => ({ text: part, isCode: index % 2 === 1, line, column: 1 }));
  return { text, parts };
}
