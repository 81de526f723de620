import type { Element, Root } from "hast";
import { mapElements } from "../document/mapElements";
import { toString } from "hast-util-to-string";

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

/** Returns code in a line that may go on in the next after the dot of a call, an opening bracket or a module. */
export function breakableCode(code: Element): Element {
  const [first, ...rest] = toString(code).split(/(?<=[a-z)?]\.|\(|::)(?=[^.)])/);
  if (rest.length === 0) return code;
  return { ...code, children: [text(first), ...rest.flatMap((part) => [wordBreak, text(part)])] };
}

function text(value = ""): Element["children"][number] {
  return { type: "text", value };
}

const wordBreak: Element = { type: "element", tagName: "wbr", properties: {}, children: [] };
