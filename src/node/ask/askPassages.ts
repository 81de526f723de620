import type { Element, Root, RootContent } from "hast";
import { toString } from "hast-util-to-string";
import type { ApiClass } from "../../shared/api/apiClass";
import {
  withoutAddresses,
  type AskPage,
  type AskPassage,
  type AskExample,
} from "../../shared/search/askPage";
import { splitAtHeadings } from "../document/wrapSections";
import { isCodeBlock, type CodeBlockElement } from "../document/code/codeBlockElement";

const mostExamples = 2;

/** Returns what can be quoted from the page at a path: its beginning, and each of its sections, members and events. */
export function askPassages(content: Root, apiClass: ApiClass | null, path: string): AskPage {
  const anchors = apiClass ? anchorsOf(apiClass) : new Map<string, string>();
  const passages = content.children.flatMap((node) => {
    if (node.type !== "element") return [];
    if (node.tagName === "section") return headedParts(node);
    const anchor = anchors.get(apiKey(node) ?? "");
    return anchor === undefined ? [] : [{ anchor, nodes: node.children }];
  });
  const intro = { anchor: "", nodes: content.children.filter(isIntro) };
  return Object.fromEntries(
    [intro, ...passages].map(({ anchor, nodes }) => [anchor, toPassage(nodes, path)]),
  );
}

interface Part {
  anchor: string;
  nodes: RootContent[];
}

function toPassage(nodes: readonly RootContent[], path: string): AskPassage {
  return {
    passage: readPassage(nodes, path),
    examples: nodes.flatMap(codeBlocks).slice(0, mostExamples).map(readExample),
  };
}

/** Returns blocks of code, of tabs only the first: the others say the same for another framework. */
function codeBlocks(node: RootContent): CodeBlockElement[] {
  if (node.type !== "element") return [];
  if (isCodeBlock(node)) return [node];
  const children = node.tagName === "Tabs" ? node.children.slice(0, 1) : node.children;
  return children.flatMap(codeBlocks);
}

/** A heading right above another has nothing of its own: it is answered by what follows that one. */
function headedParts(section: Element): Part[] {
  const { parts } = splitAtHeadings(section.children, "h2", "h3");
  return parts.map(({ heading, body }, index) => {
    const isBare = body.every((node) => node.type === "text");
    const nodes = isBare ? (parts[index + 1]?.body ?? []) : body;
    return { anchor: String(heading.properties["id"] ?? toString(heading)), nodes };
  });
}

function anchorsOf({ members, events }: ApiClass): Map<string, string> {
  return new Map([
    ...members.map(({ name, anchor }) => [`member ${name}`, anchor] as const),
    ...events.map(({ name, anchor }) => [`event ${name}`, anchor] as const),
  ]);
}

function apiKey({ tagName, properties }: Element): string | null {
  switch (tagName) {
    case "MemberSection":
      return `member ${String(properties["member"])}`;
    case "EventSection":
      return `event ${String(properties["event"])}`;
    default:
      return null;
  }
}

function isIntro(node: RootContent): boolean {
  return node.type === "element" && node.tagName !== "section" && apiKey(node) === null;
}

/** Returns a `CodeBlock` of a document without what only its own page needs. */
function readExample({ properties, lines }: CodeBlockElement): AskExample {
  const { language, title, checked } = properties;
  return {
    language: String(language),
    title: typeof title === "string" ? title : null,
    isChecked: checked === true,
    lines: lines.map(({ pieces }) => pieces),
  };
}

/** Enough to answer a question, and short enough to be read instead of the page. */
const roomForPassage = 600;

const leftOut = new Set(["table", "h2", "h3", "h4", "h5", "h6"]);

/**
 * Returns the first paragraphs and list items of some nodes of the page at a path as lines of Markdown with code and
 * links. What follows an example is about another one.
 */
function readPassage(nodes: readonly RootContent[], path: string): string[] {
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
