import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Root } from "hast";
import { docPageTree } from "../content/docPageFields";
import { parseSource } from "../content/parseContent";
import type { ExampleBlock } from "../document/readParts";

/** The large fields of a document's page, which are only read for that page. */
export interface PageTree {
  content: Root;
  /** In the order of the Ruby blocks of `content`. */
  examples: readonly ExampleBlock[];
}

/** A `DocPage` node, which has a tree. */
export interface TreeOwner {
  /** Its file, from the repository's root. */
  sourcePath: string;
  /** The path of the file in its version and its locale. */
  ownSourcePath: string;
}

const attempts = 5;

/**
 * Returns the tree of a page, from what was kept of its document. In no node: Gatsby packs, hashes and unpacks all that
 * nodes hold, and looks through every object of each node that it gives out.
 */
export async function readPageTree(owner: TreeOwner, root = process.cwd()): Promise<PageTree> {
  return pageTree(owner, await readPageText(owner, root));
}

/** Returns the tree of a page whose file has this text. */
export function pageTree({ ownSourcePath }: TreeOwner, text: string): PageTree {
  return docPageTree(parseSource({ path: ownSourcePath, text }));
}

/** Returns the file of a page. An editor may take it away for a moment while a preview asks for it. */
export async function readPageText(
  { sourcePath }: TreeOwner,
  root = process.cwd(),
): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return readFileSync(join(root, sourcePath), "utf8");
    } catch (error) {
      if (attempt === attempts) throw error;
      await setTimeout(100);
    }
  }
}
