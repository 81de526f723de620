import type { Node } from "unist";
import type { Finding, Problem } from "../../shared/text/problem";

/** A finding, and the node that it is about. */
export interface LocatedFinding extends Finding {
  at: Node;
}

/** Returns findings as problems of a file, each at its node. */
export function locatedProblems(file: string, findings: readonly LocatedFinding[]): Problem[] {
  return findings.map(({ at, ...finding }) => ({ file, ...placeOf(at), ...finding }));
}

/** Returns where a node stands. */
export function placeOf({ position }: Node): { line: number; column: number } {
  const { line = 1, column = 1 } = position?.start ?? {};
  return { line, column };
}
