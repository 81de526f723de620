import type { Root } from "hast";
import { setTimeout } from "node:timers/promises";
import type { ResolverContext } from "./apiModel";
import type { ExampleBlock } from "./document/readExamples";

/** What is large of a document's page, and only read for that page. */
export interface PageTree {
  content: Root;
  /** In the order of the Ruby blocks of `content`. */
  examples: readonly ExampleBlock[];
}

/** Who has a tree: a `DocPage` node. */
export interface TreeOwner {
  treeId: string;
}

const attempts = 5;

/**
 * The tree of a page, from a node of its own that holds it as text. Gatsby looks through every object of each node that
 * it gives out, so trees in the pages' own nodes cost every query over all pages the size of the site.
 */
export async function readPageTree(
  { treeId }: TreeOwner,
  { nodeModel }: ResolverContext,
): Promise<PageTree> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const node = await nodeModel.getNodeById<{ json: string }>({ id: treeId, type: "PageTree" });
    if (node !== null) return JSON.parse(node.json) as PageTree;
    // A preview replaces the nodes of a file one after the other while it answers.
    await setTimeout(100);
  }
  throw new Error(`The document of a page is not there (${treeId}).`);
}
