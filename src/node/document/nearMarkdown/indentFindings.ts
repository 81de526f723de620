import type { List, ListItem, Nodes, RootContent } from "mdast";
import type { Finding } from "../../../shared/text/problem";
import type { LocatedFinding } from "../locatedProblems";

/** Returns what of a node is indented as if it stood in the list above it, or were code, and does not. */
export function indentFindings(node: Nodes, source: string): LocatedFinding[] {
  if (node.type === "list") return shiftedItems(node, source).map((at) => ({ at, ...sameLevel }));
  if (!("children" in node)) return [];
  const children: readonly Nodes[] = node.children;
  return children.flatMap((at, index) => {
    const before = children[index - 1];
    if (before?.type === "list") return besideList(before, at).map((found) => ({ at, ...found }));
    return node.type === "root" && isIndented(at, source) ? [{ at, ...noCode }] : [];
  });
}

function besideList(before: List, at: Nodes): Finding[] {
  if (columnOf(at) > columnOf(before)) return [outside];
  const isBelow = at.position?.start.line === (before.position?.end.line ?? 0) + 1;
  return isBelow && at.type === "list" && at.ordered === before.ordered ? [otherSign] : [];
}

/** Numbers may be aligned at their end. */
function shiftedItems({ children }: List, source: string): ListItem[] {
  const endOf = (item: ListItem) =>
    columnOf(item) + (/^\d*/.exec(textFrom(item, source))?.[0].length ?? 0);
  const [first] = children;
  if (first === undefined) return [];
  return children.filter(
    (item) => columnOf(item) !== columnOf(first) && endOf(item) !== endOf(first),
  );
}

function isIndented(node: Nodes, source: string): boolean {
  const offset = node.position?.start.offset ?? 0;
  const line = source.slice(source.lastIndexOf("\n", offset - 1) + 1, offset);
  return node.type === "paragraph" && /^(?: {4}|\t)\s*$/.test(line);
}

function columnOf({ position }: Nodes | RootContent): number {
  return position?.start.column ?? 1;
}

function textFrom({ position }: Nodes, source: string): string {
  return source.slice(position?.start.offset, position?.end.offset);
}

const widths = "Indent by the width of the sign above: 2 blanks below -, 3 below 1.";

const sameLevel: Finding = {
  rule: "markdown-list",
  message: "The item is indented, and stands on the level of the items above it.",
  hint: widths,
};

const outside: Finding = {
  rule: "markdown-list",
  message: "What is indented here does not stand in the list above it.",
  hint: widths,
};

const otherSign: Finding = {
  rule: "markdown-list",
  message: "Another sign than that of the item above starts a list of its own.",
  hint: "Begin all items of a list by -, and leave a blank line between two lists.",
};

const noCode: Finding = {
  rule: "markdown-other",
  message: "A text that is indented is no code here.",
  hint: "Write ```ruby, the code below it, and ``` at the end; text starts without blanks.",
};
