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

/**
 * In Gatsby's cache, which `npm run clean` empties; there in webpack's, because Gatsby itself empties the rest at the
 * start of a first build, while documents are being read ahead, and after a change of its configuration.
 */
export const resultsFolder = ".cache/webpack/results";

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
  // Parsed also where it has just been made: pieces of a text would keep the whole text in memory.
  const digest = digestOf([codeDigest(), ...parts]);
  const text = keptText(join(folder, `${name}.json`), digest, () => JSON.stringify(make()));
  return JSON.parse(text) as T;
}

/** Reads a field of a result. What comes back is new each time. */
type ReadField<T> = <Field extends keyof T & string>(field: Field) => T[Field];

/** The fields of one result are often asked for together. */
let last = { file: "", digest: "", text: "" };

/**
 * Like `keptResult`, for what is too large to be in memory for all of a site at once: each field is read from the disk
 * when it is asked for. Where results are not kept, it is in memory as text.
 */
export function keptFields<T extends object>(
  name: string,
  parts: readonly string[],
  make: () => T,
): ReadField<T> {
  const makeText = () => toLines(make());
  let made: string | null = null;
  let digest: string | null = null;
  const read = () => {
    if (folder === null) return (made ??= makeText());
    digest ??= digestOf([codeDigest(), ...parts]);
    const file = join(folder, `${name}.json`);
    if (last.file !== file || last.digest !== digest)
      last = { file, digest, text: keptText(file, digest, makeText) };
    return last.text;
  };
  return (field) => fieldOf<T, typeof field>(read(), field);
}

/** Their names, and the JSON of each on a line of its own. */
function toLines<T extends object>(result: T): string {
  const lines = Object.values(result).map((value) => JSON.stringify(value));
  return [JSON.stringify(Object.keys(result)), ...lines].join("\n");
}

function fieldOf<T, Field extends keyof T & string>(text: string, field: Field): T[Field] {
  const [names = "[]", ...lines] = text.split("\n");
  const index = (JSON.parse(names) as string[]).indexOf(field);
  return JSON.parse(lines[index] ?? "null") as T[Field];
}

function keptText(file: string, digest: string, make: () => string): string {
  return readText(file, digest) ?? writeText(file, digest, make());
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
