import type { Element, ElementContent, Root, RootContent } from "hast";
import { find, hastToReact, html, svg, type Schema } from "property-information";
import type { ContentElement, ContentNode, ContentProperties } from "../../shared/contentNode";
import { toCodeHtml } from "./toCodeHtml";

/** A document's tree as its page carries it: half the bytes of the tree, and React needs no library to draw it. */
export function toContentNodes(tree: Root): ContentNode[] {
  return toNodes(tree.children, html);
}

function toNodes(nodes: readonly (RootContent | ElementContent)[], schema: Schema): ContentNode[] {
  return nodes.flatMap((node): ContentNode[] => {
    if (node.type === "text") return [node.value];
    return node.type === "element" ? [toElement(node, schema)] : [];
  });
}

function toElement(element: Element, parentSchema: Schema): ContentElement {
  const { tagName, children } = element;
  const schema = tagName === "svg" ? svg : parentSchema;
  const properties = toProperties(element, schema);
  if (tagName === "CodeBlock") return [tagName, { ...properties, html: codeHtml(element) }];
  return [tagName, properties, ...toNodes(children, schema)];
}

/** A line that is nothing but code needs no element of its own, unless it is counted. */
function codeHtml({ properties, children }: Element): string {
  const isCounted = properties["showLineNumbers"] === true;
  return toCodeHtml(isCounted ? children : children.flatMap(withoutPlainLine));
}

function withoutPlainLine(line: ElementContent): ElementContent[] {
  const isPlain = line.type === "element" && Object.keys(line.properties).join() === "className";
  return isPlain ? line.children : [line];
}

function toProperties({ properties }: Element, schema: Schema): ContentProperties | null {
  const entries = Object.entries(properties).flatMap(([key, value]) => {
    if (value === null || value === undefined) return [];
    const info = find(schema, key);
    const name = info.space ? (hastToReact[info.property] ?? info.property) : info.attribute;
    const separator = info.commaSeparated ? ", " : " ";
    return [[name, Array.isArray(value) ? value.join(separator) : value] as const];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}
