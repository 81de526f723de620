import type { Root } from "hast";
import { EXIT, visit } from "unist-util-visit";

/** Whether a document has an element of one of the names, such as the component `ApiIndex`. */
export function holdsElement(tree: Root, ...tagNames: readonly string[]): boolean {
  let isFound = false;
  visit(tree, "element", ({ tagName }) => {
    isFound = tagNames.includes(tagName);
    return isFound ? EXIT : undefined;
  });
  return isFound;
}
