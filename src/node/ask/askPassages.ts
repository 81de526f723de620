import type { Element, Root, RootContent } from "hast";
import { toString } from "hast-util-to-string";
import type { ApiClass } from "../../shared/api/apiClass";
import type { AskPage, AskPassage } from "../../shared/search/askPage";
import { isCodeBlock, type CodeBlockElement } from "../document/code/codeBlockElement";
import { readExample } from "./readExample";
import { readPassage } from "./readPassage";

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
  const parts = splitAtHeadings(section);
  return parts.map(({ anchor, nodes }, index) => {
    const isBare = nodes.every((node) => node.type === "text");
    return { anchor, nodes: isBare ? (parts[index + 1]?.nodes ?? []) : nodes };
  });
}

function splitAtHeadings(section: Element): Part[] {
  return section.children.reduce<Part[]>((parts, node) => {
    if (node.type === "element" && (node.tagName === "h2" || node.tagName === "h3")) {
      return [...parts, { anchor: String(node.properties["id"] ?? toString(node)), nodes: [] }];
    }
    parts.at(-1)?.nodes.push(node);
    return parts;
  }, []);
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
