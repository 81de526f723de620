import type { LibraryFacts } from "../../packages/example-check/src/facts/libraryFacts";
import type { ApiClassNode, ResolverContext } from "./apiModel";
import { readLibrary } from "./library";

/** Reads the facts of every class from their nodes, again only when one has changed. */
export function rememberLibraryFacts(): (context: ResolverContext) => Promise<LibraryFacts> {
  let known: { key: string; facts: LibraryFacts } | null = null;
  return async ({ nodeModel }) => {
    const nodes = [...(await nodeModel.findAll<ApiClassNode>({ type: "ApiClass" })).entries];
    const key = nodes.map(({ internal }) => internal.contentDigest).join();
    if (known?.key !== key)
      known = { key, facts: readLibrary(nodes.sort(inOrder).map(({ facts }) => facts)) };
    return known.facts;
  };
}

/** The order of the files, in which the check reads them. */
function inOrder(a: ApiClassNode, b: ApiClassNode): number {
  return a.docId < b.docId ? -1 : 1;
}
