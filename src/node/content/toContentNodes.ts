import type { Element, ElementContent, Root, RootContent } from "hast";
import { find, hastToReact, html, svg, type Schema } from "property-information";
import { lineText, type CodePiece } from "../../shared/content/codePiece";
import type {
  ContentElement,
  ContentNode,
  ContentProperties,
} from "../../shared/content/contentNode";
import {
  isCodeBlock,
  type CodeBlockElement,
  type CodeLine,
} from "../document/code/codeBlockElement";

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

/**
 * Returns the lines of a code block as HTML: thousands of coloured words, which the browser reads faster than React
 * renders. A line that is nothing but code needs no element of its own, unless lines are counted.
 */
export function toCodeHtml(lines: readonly CodeLine[], isCounted: boolean): string {
  return lines.map((line) => lineHtml(line, isCounted)).join("");
}

function lineHtml({ pieces, isHighlighted, isOutput }: CodeLine, isCounted: boolean): string {
  const code = `${pieces.map(pieceHtml).join("")}\n`;
  const marks = `${isHighlighted ? ' data-highlight="true"' : ""}${isOutput ? ' data-output="true"' : ""}`;
  return isCounted || marks !== "" ? `<span class="line"${marks}>${code}</span>` : code;
}

function pieceHtml(piece: CodePiece): string {
  if (typeof piece === "string") return escapeText(piece);
  const [className, text] = piece;
  return `<i class="${className}">${escapeText(text)}</i>`;
}

/** Code is full of quotation marks, which mean nothing between tags. */
function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
