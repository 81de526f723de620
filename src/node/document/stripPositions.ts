import type { Nodes, Parents, Root } from "hast";

const blocks = new Set(["section", "ul", "ol", "table", "thead", "tbody", "tr", "blockquote"]);

/** Returns the tree without source positions, and without the white space between blocks. */
export function stripPositions(tree: Root): Root {
  strip(tree);
  return tree;
}

function strip(node: Nodes): void {
  delete node.position;
  if (!("children" in node)) return;
  if (holdsBlocks(node)) removeLineBreaks(node);
  node.children.forEach(strip);
}

function removeLineBreaks(parent: Parents): void {
  const kept = parent.children.filter((child) => !isLineBreak(child));
  if (kept.length < parent.children.length) parent.children.splice(0, Infinity, ...kept);
}

function isLineBreak(node: Nodes): boolean {
  return node.type === "text" && node.value.includes("\n") && node.value.trim() === "";
}

/** Components (their names start with a capital) hold blocks, as lists and tables do. */
function holdsBlocks(parent: Parents): boolean {
  if (parent.type !== "element") return parent.type === "root";
  return blocks.has(parent.tagName) || /^[A-Z]/.test(parent.tagName);
}
