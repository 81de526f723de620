import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { codeDigest, digestOf } from "./digest";

/** Returns the result that is kept under a name, or what `make` returns, which is kept in its place. */
type DiskCache = <T>(name: string, parts: readonly string[], make: () => T) => T;

/**
 * Keeps results between processes and builds, one file for each name. A result is taken from its file where it was made
 * from the same parts by the same code; the parts are all that it depends on, and it is plain JSON.
 */
export const diskCache: DiskCache = createDiskCache(
  // Tests make the same names of other content.
  process.env.NODE_ENV === "test" ? ".cache/jest" : ".cache/site",
);

/** Creates a cache that keeps its files below a folder. */
export function createDiskCache(folder: string): DiskCache {
  return <T>(name: string, parts: readonly string[], make: () => T) => {
    const file = join(folder, `${name}.json`);
    const digest = digestOf([codeDigest(), ...parts]);
    const text = readText(file, digest) ?? writeText(file, digest, JSON.stringify(make()));
    // Parsed also where it has just been made, so that it is the same each time.
    return JSON.parse(text) as T;
  };
}

function readText(file: string, digest: string): string | null {
  try {
    const text = readFileSync(file, "utf8");
    return text.startsWith(`${digest}\n`) ? text.slice(digest.length + 1) : null;
  } catch {
    return null;
  }
}

/** Writes in one step, because another process may be reading. */
function writeText(file: string, digest: string, text: string): string {
  const unfinished = `${file}.${randomBytes(4).toString("hex")}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(unfinished, `${digest}\n${text}`);
  renameSync(unfinished, file);
  return text;
}
