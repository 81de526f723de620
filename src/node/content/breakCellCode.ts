import type { Element, Root } from "hast";
import { mapElements } from "../document/mapElements";
import { breakableCode } from "./breakableCode";

/**
 * Returns the tree with code in tables that breaks where it is read best, as a narrow column has no room for all of it.
 */
export function breakCellCode(tree: Root): Root {
  return mapElements(tree, (element) =>
    element.tagName === "table" ? mapElements(element, breakCode) : null,
  );
}

function breakCode(element: Element): Element | null {
  return element.tagName === "code" ? breakableCode(element) : null;
}
