import type { Code, Nodes, Root } from "mdast";
import { parseCodeMeta, type CodeFlag } from "./code/codeMeta";
import { eachNode } from "./eachNode";
import { toString } from "mdast-util-to-string";

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
  const blocks: ExampleBlock[] = [];
  eachBlock(tree, ({ lang, meta, value, position }) => {
    if (lang !== "ruby") return;
    const { title, flags, unchecked } = parseCodeMeta(meta ?? "").meta;
    const { line = 0, column = 1 } = position?.start ?? {};
    blocks.push({ code: value, line: line + 1, column, title, flags, unchecked });
  });
  return blocks;
}

/** A file that a block shows whole: its title is the path. */
export interface TitledFile {
  path: string;
  text: string;
}

/** Returns every block whose title is a path, in order; where a path comes again, the last one is the file. */
export function readFiles(tree: Root): TitledFile[] {
  const files: TitledFile[] = [];
  eachBlock(tree, ({ meta, value }) => {
    const { title } = parseCodeMeta(meta ?? "").meta;
    if (title !== null && /^[\w./-]+$/.test(title)) files.push({ path: title, text: `${value}\n` });
  });
  return files;
}

function eachBlock(tree: Root, see: (block: Code) => void): void {
  eachNode<Nodes>(tree, (node) => {
    if (node.type === "code") see(node);
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
  const links: DocumentLink[] = [];
  eachNode<Nodes>(tree, (node) => {
    if (node.type !== "link" && node.type !== "image" && node.type !== "definition") return;
    links.push({
      href: node.url,
      line: node.position?.start.line ?? 1,
      column: node.position?.start.column ?? 1,
      kind: node.type === "image" ? "image" : "link",
      alt: node.type === "image" ? (node.alt ?? null) : null,
    });
  });
  return links;
}

/** An inline code of the prose with the line it stands on. */
export interface InlineCode {
  text: string;
  line: number;
  column: number;
}

/** Returns every inline code of a document, in order. */
export function readInlineCode(tree: Root): InlineCode[] {
  const codes: InlineCode[] = [];
  eachNode<Nodes>(tree, (node) => {
    if (node.type !== "inlineCode") return;
    const { line = 1, column = 1 } = node.position?.start ?? {};
    codes.push({ text: node.value, line, column });
  });
  return codes;
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
    prose.push({ text: toString(node), parts: readParts(node) });
    return false;
  });
  return prose;
}

function readParts(block: Nodes): ProsePart[] {
  const parts: ProsePart[] = [];
  eachNode(block, (node) => {
    if (node.type !== "text" && node.type !== "inlineCode") return;
    const { line = 1, column = 1 } = node.position?.start ?? {};
    parts.push({ text: node.value, isCode: node.type === "inlineCode", line, column });
  });
  return parts;
}

/** Returns the prose of one line of text, where backticks enclose code. */
export function readProseLine(text: string, line: number): ProseBlock {
  const parts = text
    .split("`")
    .map((part, index) => ({ text: part, isCode: index % 2 === 1, line, column: 1 }));
  return { text, parts };
}
