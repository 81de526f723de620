import type { Code, Nodes, Root } from "mdast";
import type { Problem } from "../../../shared/text/problem";
import { eachNode } from "../eachNode";
import { positionOf } from "../positionOf";

/** Finds fenced code that ends with the page or with the fence of other code: what stands between is no text then. */
export function unclosedCode(file: string, tree: Root, source: string): Problem[] {
  const problems: Problem[] = [];
  eachNode<Nodes>(tree, (node) => {
    if (node.type !== "code" || isClosed(node, source)) return;
    problems.push({ ...positionOf(file, node), ...unclosed });
  });
  return problems;
}

const unclosed = {
  rule: "code-unclosed",
  message: "The code block is not closed, so what stands below is in it.",
  hint: "Write ``` on a line of its own below the code, or start it with ```` where it shows fences.",
};

/** Says whether it is indented code, which has no fence, or fenced code that ends with its fence and holds no other's beginning. */
function isClosed({ position, value }: Code, source: string): boolean {
  const lines = source.slice(position?.start.offset, position?.end.offset).split("\n");
  const [fence] = /^(`{3,}|~{3,})/.exec(lines[0] ?? "") ?? [];
  if (fence === undefined) return true;
  const inner = new RegExp(`^ {0,3}${fence}`, "m").test(value);
  const [, last = ""] = /^[\s>]*(`{3,}|~{3,})\s*$/.exec(lines.at(-1) ?? "") ?? [];
  return !inner && lines.length > 1 && last.startsWith(fence);
}
