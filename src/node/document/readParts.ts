import type { Element, Nodes as HastNodes, Root as HastRoot } from "hast";
import { toString as hastToString } from "hast-util-to-string";
import type { Nodes, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import type { TocEntry } from "../../shared/content/docPage";
import { parseCodeMeta, type CodeFlag } from "./code/codeMeta";
import { eachNode, nodesOf } from "./eachNode";
import { placeOf } from "./locatedProblems";

/** A Ruby block of a document: what the example check reads. */
export interface ExampleBlock {
  code: string;
  /** 1-based place of its first character in the file. */
  line: number;
  column: number;
  title: string | null;
  flags: readonly CodeFlag[];
  /** The reason why the block is not checked; `null` where it is. */
  unchecked: string | null;
}

/** Returns every Ruby block of a document, in order. */
export function readExamples(tree: Root): ExampleBlock[] {
  const blocks = nodesOf(tree, "code").filter(({ lang }) => lang === "ruby");
  return blocks.map((block) => {
    const { title, flags, unchecked } = parseCodeMeta(block.meta ?? "").meta;
    const { line, column } = placeOf(block);
    return { code: block.value, line: line + 1, column, title, flags, unchecked };
  });
}

/** A file that a block shows whole: its title is the path. */
export interface TitledFile {
  path: string;
  text: string;
}

/** Returns every block whose title is a path, in order; where a path comes again, the last one is the file. */
export function readFiles(tree: Root): TitledFile[] {
  return nodesOf(tree, "code").flatMap(({ meta, value }) => {
    const { title } = parseCodeMeta(meta ?? "").meta;
    return title !== null && /^[\w./-]+$/.test(title) ? [{ path: title, text: `${value}\n` }] : [];
  });
}

/** An address that an author wrote, with the place it stands at. */
export interface DocumentLink {
  href: string;
  line: number;
  column: number;
  kind: "link" | "image";
  /** An image's alternative text. */
  alt: string | null;
}

/** Returns every link and image of a document, in order. */
export function readLinks(tree: Root): DocumentLink[] {
  const links = nodesOf(tree, "link", "image", "definition");
  return links.map((node) => ({
    href: node.url,
    ...placeOf(node),
    kind: node.type === "image" ? "image" : "link",
    alt: node.type === "image" ? (node.alt ?? null) : null,
  }));
}

/** A paragraph, a heading or a cell of the prose. */
export interface ProseBlock {
  text: string;
  parts: ProsePart[];
}

/** A piece of a block: running text, or one inline code of it. */
export interface ProsePart {
  text: string;
  isCode: boolean;
  line: number;
  column: number;
}

const blocks = new Set(["paragraph", "heading", "tableCell"]);

/** Returns the prose of a document, in order. */
export function readProse(tree: Root): ProseBlock[] {
  const prose: ProseBlock[] = [];
  eachNode<Nodes>(tree, (node) => {
    if (!blocks.has(node.type)) return;
    const texts = nodesOf(node, "text", "inlineCode");
    const parts = texts.map((part) => ({
      text: part.value,
      isCode: part.type === "inlineCode",
      ...placeOf(part),
    }));
    prose.push({ text: toString(node), parts });
    return false;
  });
  return prose;
}

/** A heading of a document with the line it stands on. */
export interface DocumentHeading extends TocEntry {
  line: number;
}

/** Returns every heading from h2 to h6, in order. */
export function readHeadings(tree: HastRoot): DocumentHeading[] {
  const headings: DocumentHeading[] = [];
  eachNode<HastNodes>(tree, (element) => {
    if (element.type !== "element") return;
    const level = headingLevel(element);
    if (level === null) return;
    headings.push({
      id: String(element.properties["id"] ?? ""),
      text: hastToString(element),
      level,
      isCode: false,
      line: placeOf(element).line,
    });
  });
  return headings;
}

/** Returns 2 for an `h2`; `null` for what is no heading. */
export function headingLevel(element: Element): number | null {
  const level = /^h([2-6])$/.exec(element.tagName)?.[1];
  return level === undefined ? null : Number(level);
}
