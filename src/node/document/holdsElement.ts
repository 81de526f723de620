import type { Nodes, Root } from "hast";
import { eachNode } from "./eachNode";

/** Returns whether a document has an element of one of the names, such as the component `ApiIndex`. */
export function holdsElement(tree: Root, ...tagNames: readonly string[]): boolean {
  let isFound = false;
  eachNode<Nodes>(tree, (node) => {
    isFound ||= node.type === "element" && tagNames.includes(node.tagName);
    return !isFound;
  });
  return isFound;
}
