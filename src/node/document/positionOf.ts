import type { Node } from "unist";
import type { Problem } from "../../shared/text/problem";

/** Returns where a node stands, as a problem says it. */
export function positionOf(file: string, node: Node): Pick<Problem, "file" | "line" | "column"> {
  const start = node.position?.start;
  return { file, line: start?.line ?? 1, column: start?.column ?? 1 };
}
