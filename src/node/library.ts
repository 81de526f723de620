import { parseLibraryFacts, type LibraryFacts } from "../examples/libraryFacts";
import { digestOf } from "./keptResult";

const known = new Map<string, LibraryFacts>();
const digests = new WeakMap<LibraryFacts, string>();

/**
 * The library as the example check reads it, from the facts of each class; the same object for the same facts. They are
 * parsed when they are first looked at, which where every example's result is kept is never.
 */
export function readLibrary(texts: readonly string[]): LibraryFacts {
  const digest = digestOf(texts);
  const found = known.get(digest);
  if (found !== undefined) return found;
  const library = parsedLater(texts);
  known.set(digest, library);
  digests.set(library, digest);
  return library;
}

/** What tells the facts of a library from others; `null` where they were not read here. */
export function libraryDigest(library: LibraryFacts): string | null {
  return digests.get(library) ?? null;
}

function parsedLater(texts: readonly string[]): LibraryFacts {
  let parsed: LibraryFacts | null = null;
  const facts = () => (parsed ??= parseLibraryFacts(texts));
  return {
    get classes() {
      return facts().classes;
    },
    get publicNames() {
      return facts().publicNames;
    },
  };
}
