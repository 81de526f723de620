import type { Node } from "gatsby";
import { digestOf } from "../cache/digest";

/** Returns a short name of the state of all nodes that content becomes; pages themselves count for nothing. */
export function nodesDigest(nodes: readonly Node[]): string {
  const made = nodes.filter(({ internal }) => !internal.type.startsWith("Site"));
  return digestOf(made.map(({ id, internal }) => `${id} ${internal.contentDigest}`).sort());
}
