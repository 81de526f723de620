import {
  parseLibraryFacts,
  type LibraryFacts,
} from "../../../packages/example-check/src/facts/libraryFacts";
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
