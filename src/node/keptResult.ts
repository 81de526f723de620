import { createHash, randomBytes } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

/** In Gatsby's cache, which `npm run clean` empties. */
export const resultsFolder = ".cache/results";

let folder: string | null = null;

/** Has results kept below a folder from now on; commands that read the real content ask for it. */
export function keepResultsIn(path: string | null): void {
  folder = path;
}

/**
 * The result that was kept under a name where it was made from the same parts by the same code; what `make` gives
 * otherwise, which is kept in its place. The parts are all that the result depends on, and it is plain JSON.
 */
export function keptResult<T>(name: string, parts: readonly string[], make: () => T): T {
  if (folder === null) return make();
  const file = join(folder, `${name}.json`);
  const digest = digestOf([codeDigest(), ...parts]);
  return readResult<T>(file, digest) ?? writeResult(file, digest, make());
}

function readResult<T>(file: string, digest: string): T | null {
  try {
    const text = readFileSync(file, "utf8");
    return text.startsWith(`${digest}\n`) ? (JSON.parse(text.slice(digest.length)) as T) : null;
  } catch {
    return null;
  }
}

/**
 * Writes in one step, because another process may be reading. What it gives back is what a later reading will, and does
 * not hold on to what it was made from: pieces of a text keep the whole text in memory.
 */
function writeResult<T>(file: string, digest: string, result: T): T {
  const json = JSON.stringify(result);
  const unfinished = `${file}.${randomBytes(4).toString("hex")}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(unfinished, `${digest}\n${json}`);
  renameSync(unfinished, file);
  return JSON.parse(json) as T;
}

/** A short name of some texts: of others it is another. */
export function digestOf(texts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(`${text.length} `).update(text);
  return hash.digest("base64url");
}

let knownCode: string | null = null;

/** What documents and examples are read by: our modules and the packages. */
function codeDigest(): string {
  knownCode ??= digestOf(codeFiles().map((file) => readFileSync(file, "utf8")));
  return knownCode;
}

function codeFiles(): string[] {
  const folders = ["src/node", "src/examples", "src/shared", "src/config"];
  const modules = folders.filter(existsSync).flatMap((path) =>
    readdirSync(path, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(tsx?|json)$/.test(name))
      .sort()
      .map((name) => join(path, name)),
  );
  return [...modules, "package-lock.json"].filter(existsSync);
}
