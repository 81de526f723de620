import type { Element } from "hast";
import { toString } from "hast-util-to-string";

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
