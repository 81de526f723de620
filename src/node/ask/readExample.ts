import type { Element, ElementContent } from "hast";
import { toString } from "hast-util-to-string";
import type { AskExample, AskToken } from "../../shared/askPage";

/** A `CodeBlock` of a document without what only its own page needs. */
export function readExample({ properties, children }: Element): AskExample {
  const title = properties["title"];
  return {
    language: String(properties["language"]),
    title: typeof title === "string" ? title : null,
    isChecked: properties["checked"] === true,
    lines: children.flatMap((line) => (line.type === "element" ? [readLine(line)] : [])),
  };
}

function readLine({ children }: Element): AskToken[] {
  return children.map(toToken).filter((token) => token !== "");
}

/** A line break ends each line of a block. */
function toToken(node: ElementContent): AskToken {
  const text = toString(node).replace(/\n$/, "");
  const className = node.type === "element" ? node.properties["className"] : null;
  return Array.isArray(className) && text !== "" ? [className.join(" "), text] : text;
}
