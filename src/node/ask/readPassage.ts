import type { Element, RootContent } from "hast";
import { toString } from "hast-util-to-string";
import { withoutAddresses } from "../../shared/search/askPage";

/** Enough to answer a question, and short enough to be read instead of the page. */
const roomForPassage = 600;

const leftOut = new Set(["table", "h2", "h3", "h4", "h5", "h6"]);

/**
 * Returns the first paragraphs and list items of some nodes of the page at a path as lines of Markdown with code and
 * links. What follows an example is about another one.
 */
export function readPassage(nodes: readonly RootContent[], path: string): string[] {
  const example = nodes.findIndex(holdsExample);
  const before = readLines(example < 0 ? nodes : nodes.slice(0, example), path);
  const lines = before.length > 0 ? before : readLines(nodes, path);
  const fitting: string[] = [];
  let length = 0;
  for (const line of lines) {
    length += withoutAddresses(line).length;
    if (fitting.length > 0 && length > roomForPassage) break;
    fitting.push(line);
  }
  return fitting;
}

function readLines(nodes: readonly RootContent[], path: string): string[] {
  return nodes
    .flatMap(textBlocks)
    .map((node) => lineOf(node, path))
    .filter(Boolean);
}

function holdsExample(node: RootContent): boolean {
  if (node.type !== "element") return false;
  return node.tagName === "CodeBlock" || node.children.some(holdsExample);
}

function textBlocks(node: RootContent): Element[] {
  if (node.type !== "element" || leftOut.has(node.tagName)) return [];
  const holdsText = node.tagName === "p" || (node.tagName === "li" && !holdsBlock(node));
  if (holdsText) return [node];
  const children = node.tagName === "Tabs" ? node.children.slice(0, 1) : node.children;
  return children.flatMap(textBlocks);
}

function holdsBlock({ children }: Element): boolean {
  return children.some((child) => child.type === "element" && child.tagName === "p");
}

function lineOf(node: Element, path: string): string {
  return inlineText(node, path).replace(/\s+/g, " ").trim();
}

function inlineText(node: RootContent, path: string): string {
  if (node.type === "text") return node.value;
  if (node.type !== "element" || leftOut.has(node.tagName)) return "";
  if (node.tagName === "code") return `\`${toString(node)}\``;
  const text = node.children.map((child) => inlineText(child, path)).join("");
  const { href } = node.properties;
  if (node.tagName !== "a" || typeof href !== "string") return text;
  return `[${text}](${href.startsWith("#") ? path : ""}${href})`;
}
