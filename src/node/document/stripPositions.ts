import type { Nodes, Root } from "hast";
import { visit } from "unist-util-visit";

const blocks = new Set(["section", "ul", "ol", "table", "thead", "tbody", "tr", "blockquote"]);

/** The tree without source positions, and without the white space between blocks. */
export function stripPositions(tree: Root): Root {
  visit(tree, (node, index, parent) => {
    delete node.position;
    if (!isLineBreak(node) || index === undefined || !holdsBlocks(parent)) return;
    parent?.children.splice(index, 1);
    return index;
  });
  return tree;
}

function isLineBreak(node: Nodes): boolean {
  return node.type === "text" && node.value.includes("\n") && node.value.trim() === "";
}

/** Components (their names start with a capital) hold blocks, as lists and tables do. */
function holdsBlocks(parent: Nodes | undefined): boolean {
  if (parent?.type !== "element") return parent?.type === "root";
  return blocks.has(parent.tagName) || /^[A-Z]/.test(parent.tagName);
}
