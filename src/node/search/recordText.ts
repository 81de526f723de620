import type { ElementContent, RootContent } from "hast";
import { toString } from "hast-util-to-string";

/** Bytes of text that leave room for the other fields of a record below 9.5 kB. */
const roomForText = 6000;

const inlineElements = new Set([
  "a",
  "code",
  "em",
  "strong",
  "del",
  "span",
  "kbd",
  "abbr",
  "ApiLink",
]);

/** The text of some nodes without their code, cut where it is too long. */
export function proseText(nodes: readonly RootContent[]): string {
  return cut(plainText(nodes.flatMap(proseParts)));
}

/** The text of some nodes: prose, then code, which is left out where there is no room for both. */
export function proseAndCodeText(nodes: readonly RootContent[]): string {
  const prose = proseText(nodes);
  const full = [prose, plainText(nodes.flatMap(codeBlocks))].filter(Boolean).join(" ");
  return bytes(full) <= roomForText ? full : prose;
}

function plainText(nodes: readonly ElementContent[]): string {
  return nodes
    .map((node) => toString(node))
    .join("")
    .replace(/\s+/g, " ")
    .trim();
}

/** Text nodes without code, with a space wherever a block ends. */
function proseParts(node: RootContent): ElementContent[] {
  if (node.type === "text") return [node];
  if (node.type !== "element" || node.tagName === "CodeBlock") return [];
  const parts = node.children.flatMap(proseParts);
  return inlineElements.has(node.tagName) ? parts : [...parts, { type: "text", value: " " }];
}

function codeBlocks(node: RootContent): ElementContent[] {
  if (node.type !== "element") return [];
  if (node.tagName !== "CodeBlock") return node.children.flatMap(codeBlocks);
  return [node, { type: "text", value: " " }];
}

function cut(text: string): string {
  if (bytes(text) <= roomForText) return text;
  const kept = Buffer.from(text).subarray(0, roomForText).toString();
  return `${kept.slice(0, kept.lastIndexOf(" "))} …`;
}

function bytes(text: string): number {
  return Buffer.byteLength(text);
}
