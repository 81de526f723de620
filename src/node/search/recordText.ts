import type { ElementContent, RootContent } from "hast";
import { toString } from "hast-util-to-string";
import { codeText, isCodeBlock } from "../document/code/codeBlockElement";

/** Bytes of text that leave room for the other fields of a record below 9.5 kB. */
const roomForText = 6000;

const inlineElements = new Set(["a", "code", "em", "strong", "del", "span", "kbd", "abbr"]);

/** Returns the text of some nodes without their code, cut where it is too long. */
export function proseText(nodes: readonly RootContent[]): string {
  return cut(inOneLine(nodes.flatMap(proseParts).map((node) => toString(node))));
}

/** Returns the text of some nodes: prose, then code, which is left out where there is no room for both. */
export function proseAndCodeText(nodes: readonly RootContent[]): string {
  const prose = proseText(nodes);
  const full = [prose, inOneLine(nodes.flatMap(codeTexts))].filter(Boolean).join(" ");
  return bytes(full) <= roomForText ? full : prose;
}

function inOneLine(texts: readonly string[]): string {
  return texts.join("").replace(/\s+/g, " ").trim();
}

/** Returns text nodes without code, with a space wherever a block ends. */
function proseParts(node: RootContent): ElementContent[] {
  if (node.type === "text") return [node];
  if (node.type !== "element") return [];
  const parts = node.children.flatMap(proseParts);
  return inlineElements.has(node.tagName) ? parts : [...parts, { type: "text", value: " " }];
}

function codeTexts(node: RootContent): string[] {
  if (node.type !== "element") return [];
  return isCodeBlock(node) ? [codeText(node)] : node.children.flatMap(codeTexts);
}

function cut(text: string): string {
  if (bytes(text) <= roomForText) return text;
  const kept = Buffer.from(text).subarray(0, roomForText).toString();
  return `${kept.slice(0, kept.lastIndexOf(" "))} …`;
}

function bytes(text: string): number {
  return Buffer.byteLength(text);
}
