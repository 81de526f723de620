import type { Element, RootContent } from "hast";
import { toString } from "hast-util-to-string";

/** Enough to answer a question, and short enough to be read instead of the page. */
const roomForPassage = 600;

const leftOut = new Set(["table", "h2", "h3", "h4", "h5", "h6"]);

/**
 * Returns the first paragraphs and list items of some nodes as lines of text, code within them in backticks. What
 * follows an example is about another one.
 */
export function readPassage(nodes: readonly RootContent[]): string[] {
  const example = nodes.findIndex(holdsExample);
  const before = readLines(example < 0 ? nodes : nodes.slice(0, example));
  const lines = before.length > 0 ? before : readLines(nodes);
  const fitting: string[] = [];
  let length = 0;
  for (const line of lines) {
    length += line.length;
    if (fitting.length > 0 && length > roomForPassage) break;
    fitting.push(line);
  }
  return fitting;
}

function readLines(nodes: readonly RootContent[]): string[] {
  return nodes.flatMap(textBlocks).map(lineOf).filter(Boolean);
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

function lineOf(node: Element): string {
  return node.children.map(inlineText).join("").replace(/\s+/g, " ").trim();
}

function inlineText(node: RootContent): string {
  if (node.type === "text") return node.value;
  if (node.type !== "element" || leftOut.has(node.tagName)) return "";
  return node.tagName === "code" ? `\`${toString(node)}\`` : node.children.map(inlineText).join("");
}
