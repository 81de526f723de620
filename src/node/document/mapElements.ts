import type { Element, Root } from "hast";

/** Returns what stands for an element; `null` where it stays and those in it are asked about. */
type MapElement = (element: Element) => Element | null;

/**
 * Returns the tree with some of its elements replaced. What does not change is shared with the given tree, not copied.
 */
export function mapElements<T extends Root | Element>(parent: T, map: MapElement): T {
  const children = parent.children.map((child) =>
    child.type === "element" ? (map(child) ?? mapElements(child, map)) : child,
  );
  const isSame = children.every((child, index) => child === parent.children[index]);
  return isSame ? parent : { ...parent, children };
}
