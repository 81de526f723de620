import type { Root } from "hast";
import { docId } from "../../shared/routes/pagePath";
import { formatProblems } from "../../shared/text/problem";
import { factsFileOf, parseApiFacts } from "../api/apiFacts";
import type { ApiFactsNode } from "../schema/apiModel";
import type { ResolverContext } from "../schema/resolverContext";
import { unrenderableSections } from "../check/checkApiPages";
import { parseSource } from "../content/parseContent";
import { problemTree } from "../content/problemTree";
import { readPageText, type TreeOwner } from "./pageTree";
import { versionContext } from "../versions/versionContext";

/** The fields of a `DocPage` node that tell its document and its class. */
export interface DocPageNode extends TreeOwner {
  version: string;
  localPath: string;
}

/** Returns the class that a page is of. */
export function findPageClass(
  { localPath, version }: DocPageNode,
  context: ResolverContext,
): Promise<ApiFactsNode | null> {
  return versionContext(context, version).nodeModel.findOne<ApiFactsNode>({
    type: "ApiFacts",
    query: { filter: { docId: { eq: docId(localPath) ?? "" } } },
  });
}

/**
 * Returns what a preview shows in place of a page of a class while its facts or its headings are broken; `null` where
 * they are not. A build has stopped before; in a preview the page would crash, and stay so when they are mended.
 */
export async function unrenderableTree(
  node: DocPageNode,
  context: ResolverContext,
  root = process.cwd(),
): Promise<Root | null> {
  if (!node.localPath.startsWith("/docs/api/")) return null;
  const text = await readPageText(node, root);
  const document = parseSource({ path: node.ownSourcePath, text });
  if (document.problems.length > 0) return null;
  const problems = unrenderableSections(document, await factsOf(node, context));
  return problems.length > 0 ? problemTree(formatProblems(problems)) : null;
}

async function factsOf(node: DocPageNode, context: ResolverContext) {
  const found = await findPageClass(node, context);
  if (found === null) return null;
  return parseApiFacts({ path: factsFileOf(found.docId), text: found.facts }).facts;
}
