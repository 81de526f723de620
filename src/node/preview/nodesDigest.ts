import { digestOf } from "../cache/digest";

interface ContentNode {
  id: string;
  internal: { type: string; contentDigest: string };
}

/** Returns a short name of the state of all nodes that content becomes; pages themselves count for nothing. */
export function nodesDigest(nodes: readonly ContentNode[]): string {
  const made = nodes.filter(({ internal }) => !internal.type.startsWith("Site"));
  return digestOf(made.map(({ id, internal }) => `${id} ${internal.contentDigest}`).sort());
}
