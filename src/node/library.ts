import { deflateRawSync, inflateRawSync } from "node:zlib";
import { parseLibraryFacts, type LibraryFacts } from "../examples/libraryFacts";
import { digestOf } from "./keptResult";

const known = new Map<string, LibraryFacts>();
const digests = new WeakMap<LibraryFacts, string>();

/**
 * The library as the example check reads it, from the facts of each class; the same object for the same facts. They are
 * parsed when they are first looked at, which where every example's result is kept is never; until then they are packed.
 */
export function readLibrary(texts: Iterable<string>): LibraryFacts {
  const { packed, digest } = packTexts(texts);
  const found = known.get(digest);
  if (found !== undefined) return found;
  const library = parsedLater(packed, digest);
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

/** So many texts are packed at a time: alone they would take half as much again, and all of a large site are 100 MB. */
const together = 64;

function packTexts(texts: Iterable<string>): { packed: Buffer[]; digest: string } {
  const packed: Buffer[] = [];
  const digestsOfTexts: string[] = [];
  const next: string[] = [];
  const pack = () => packed.push(deflateRawSync(JSON.stringify(next.splice(0)), { level: 1 }));
  for (const text of texts) {
    digestsOfTexts.push(digestOf([text]));
    if (next.push(text) === together) pack();
  }
  pack();
  return { packed, digest: digestOf(digestsOfTexts) };
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
