import type { Nodes, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { eachNode } from "./eachNode";

/** A piece of the prose: running text, or one inline code of it. */
export interface Prose {
  text: string;
  isCode: boolean;
  line: number;
  column: number;
  /** The paragraph, heading or cell that it stands in. */
  block: string;
}

const blocks = new Set(["paragraph", "heading", "tableCell"]);

/** The prose of a document, in order. */
export function readProse(tree: Root): Prose[] {
  const prose: Prose[] = [];
  eachNode<Nodes>(tree, (node) => {
    if (!blocks.has(node.type)) return;
    const block = toString(node);
    eachNode(node, (part) => {
      prose.push(...readPart(part, block));
    });
    return false;
  });
  return prose;
}

function readPart(node: Nodes, block: string): Prose[] {
  if (node.type !== "text" && node.type !== "inlineCode") return [];
  const { line = 1, column = 1 } = node.position?.start ?? {};
  return [{ text: node.value, isCode: node.type === "inlineCode", line, column, block }];
}

/** The prose of one line of text, where backticks enclose code. */
export function readProseLine(text: string, line: number): Prose[] {
  return text.split("`").map((part, index) => ({
    text: part,
    isCode: index % 2 === 1,
    line,
    column: 1,
    block: text,
  }));
}
