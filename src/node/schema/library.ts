import {
  parseLibraryFacts,
  type LibraryFacts,
} from "../../../packages/example-check/src/facts/libraryFacts";
import type { ApiFactsNode } from "./apiModel";
import type { ResolverContext } from "./resolverContext";
import { digestOf } from "../cache/digest";

const known = new Map<string, LibraryFacts>();
const digests = new WeakMap<LibraryFacts, string>();

/** Returns the library as the example check reads it, from the facts of each class; the same object for the same facts. */
export function readLibrary(texts: readonly string[]): LibraryFacts {
  const digest = digestOf(texts);
  const library = known.get(digest) ?? parseLibraryFacts(texts);
  known.set(digest, library);
  digests.set(library, digest);
  return library;
}

/** Returns what tells the facts of a library from others; `null` where they were not read here. */
export function libraryDigest(library: LibraryFacts): string | null {
  return digests.get(library) ?? null;
}

/** Reads the facts of every class from their nodes. */
export async function libraryOfNodes({ nodeModel }: ResolverContext): Promise<LibraryFacts> {
  const { entries } = await nodeModel.findAll<ApiFactsNode>({ type: "ApiFacts" });
  // The order of the files, in which the check reads them.
  const nodes = [...entries].sort((a, b) => (a.docId < b.docId ? -1 : 1));
  return readLibrary(nodes.map(({ facts }) => facts));
}
