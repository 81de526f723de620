import { deflateRawSync, inflateRawSync } from "node:zlib";
import {
  parseLibraryFacts,
  type LibraryFacts,
} from "../../packages/example-check/src/facts/libraryFacts";
import { digestOf } from "./keptResult";

const known = new Map<string, LibraryFacts>();
const digests = new WeakMap<LibraryFacts, string>();

/**
 * The library as the example check reads it, from the facts of each class; the same object for the same facts. They are
 * parsed when they are first looked at, which where every example's result is kept is never; until then they are packed.
 */
export function readLibrary(texts: readonly string[]): LibraryFacts {
  const digest = digestOf(texts);
  const found = known.get(digest);
  if (found !== undefined) return found;
  const library = parsedLater(packTexts(texts), digest);
  known.set(digest, library);
  digests.set(library, digest);
  return library;
}

/** What tells the facts of a library from others; `null` where they were not read here. */
export function libraryDigest(library: LibraryFacts): string | null {
  return digests.get(library) ?? null;
}

/** Forgets what was parsed, which takes much room, where it will hardly be looked at again. */
export function forgetParsedLibraries(): void {
  parsedBy.clear();
}

const parsedBy = new Map<string, LibraryFacts>();

/** So many texts are packed at a time: alone they take a fifth more, and all of a large site are 100 MB. */
const together = 64;

function packTexts(texts: readonly string[]): Buffer[] {
  const packed: Buffer[] = [];
  for (let start = 0; start < texts.length; start += together) {
    const part = JSON.stringify(texts.slice(start, start + together));
    packed.push(deflateRawSync(part, { level: 1 }));
  }
  return packed;
}

function parsedLater(packed: readonly Buffer[], digest: string): LibraryFacts {
  const facts = () => {
    const parsed = parsedBy.get(digest) ?? parseLibraryFacts(unpack(packed));
    parsedBy.set(digest, parsed);
    return parsed;
  };
  return {
    get classes() {
      return facts().classes;
    },
    get publicNames() {
      return facts().publicNames;
    },
  };
}

function* unpack(packed: readonly Buffer[]): Generator<string> {
  for (const part of packed) yield* JSON.parse(inflateRawSync(part).toString()) as string[];
}
