import type { Code, Nodes, Root } from "mdast";
import { parseCodeMeta, type CodeFlag } from "./code/codeMeta";
import { eachNode } from "./eachNode";

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
