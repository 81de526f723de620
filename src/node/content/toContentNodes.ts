import type { Element, ElementContent, Root, RootContent } from "hast";
import { find, hastToReact, html, svg, type Schema } from "property-information";
import { lineText } from "../../shared/content/codePiece";
import type {
  ContentElement,
  ContentNode,
  ContentProperties,
} from "../../shared/content/contentNode";
import { isCodeBlock, type CodeBlockElement } from "../document/code/codeBlockElement";
import { toCodeHtml } from "./toCodeHtml";

/**
 * Returns a document's tree as its page carries it: half the bytes of the tree, and React needs no library to render it.
 */
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
  if (isCodeBlock(element))
    return [
      tagName,
      { ...properties, ...(isWide(element) && { wide: true }), html: codeHtml(element) },
    ];
  return [tagName, properties, ...toNodes(children, schema)];
}

/** As many letters as a line of code has room for on a phone of 360 pixels. */
const phoneLetters = 34;

function isWide({ lines }: CodeBlockElement): boolean {
  return lines.some(({ pieces }) => lineText(pieces).length > phoneLetters);
}

function codeHtml({ lines, properties }: CodeBlockElement): string {
  return toCodeHtml(lines, properties["showLineNumbers"] === true);
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
