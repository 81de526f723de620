import type { Nodes } from "mdast";

/**
 * Calls `see` with each node of a tree and its parent, parents first; not with what is in a node for which it gives
 * `false`. For trees that stay as they are: `unist-util-visit` also follows changes, which makes a step ten times as
 * long, and every document is walked through eight times.
 */
export function eachNode<N extends object>(
  node: N,
  see: (node: N, parent: N | undefined) => boolean | void,
  parent?: N,
): void {
  if (see(node, parent) === false || !("children" in node)) return;
  for (const child of node.children as N[]) eachNode(child, see, node);
}

/** Returns the nodes of some types in a tree of Markdown, in their order. */
export function nodesOf<T extends Nodes["type"]>(
  tree: Nodes,
  ...types: readonly T[]
): Extract<Nodes, { type: T }>[] {
  const found: Nodes[] = [];
  eachNode(tree, (node) => {
    if ((types as readonly string[]).includes(node.type)) found.push(node);
  });
  return found as Extract<Nodes, { type: T }>[];
}
