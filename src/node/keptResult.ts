import { createHash, randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
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
  return JSON.parse(keptText(folder, name, parts, make)) as T;
}

/** Has such a result kept for who asks for it later; nothing where results are not kept. */
export function keepResult(name: string, parts: readonly string[], make: () => unknown): void {
  if (folder !== null) keptText(folder, name, parts, make);
}

/** Reads a field of a result. What comes back is new each time. */
export type ReadField<T> = <Field extends keyof T & string>(field: Field) => T[Field];

/** A field's name and its JSON. */
type FieldText = readonly [name: string, json: string];

/**
 * Like `keptResult`, for what is too large to be in memory for all of a site at once: each field is read from the disk
 * when it is asked for, and no other with it. Where results are not kept, it is in memory as text.
 */
export function keptFields<T extends object>(
  name: string,
  parts: readonly string[],
  make: () => T,
): ReadField<T> {
  let made: readonly FieldText[] | null = null;
  let digest: string | null = null;
  const read = (field: string) => {
    if (folder === null) return jsonOf((made ??= toFieldTexts(make())), field);
    digest ??= digestOf([codeDigest(), ...parts]);
    const file = join(folder, `${name}.json`);
    return readField(file, digest, field) ?? jsonOf(writeFields(file, digest, make()), field);
  };
  return <Field extends keyof T & string>(field: Field) => JSON.parse(read(field)) as T[Field];
}

function toFieldTexts(result: object): FieldText[] {
  return Object.entries(result).map(([name, value]) => [name, JSON.stringify(value)]);
}

function jsonOf(fields: readonly FieldText[], wanted: string): string {
  return fields.find(([name]) => name === wanted)?.[1] ?? "null";
}

/** Where each field begins stands above them: the digest in the first line, names with lengths in the second. */
function writeFields(file: string, digest: string, result: object): FieldText[] {
  const fields = toFieldTexts(result);
  const lengths = fields.map(([name, json]) => [name, Buffer.byteLength(json)]);
  writeText(file, digest, [JSON.stringify(lengths), ...fields.map(([, json]) => json)].join("\n"));
  return fields;
}

/** More than the first two lines ever have. */
const longestHead = 1024;

function readField(file: string, digest: string, wanted: string): string | null {
  let handle: number | null = null;
  try {
    handle = openSync(file, "r");
    const [kept = "", lengths = ""] = readPart(handle, 0, longestHead).split("\n", 2);
    if (kept !== digest) return null;
    let start = Buffer.byteLength(kept) + Buffer.byteLength(lengths) + 2;
    for (const [name, length] of JSON.parse(lengths) as [string, number][]) {
      if (name === wanted) return readPart(handle, start, length);
      start += length + 1;
    }
    return null;
  } catch {
    return null;
  } finally {
    if (handle !== null) closeSync(handle);
  }
}

function readPart(handle: number, start: number, length: number): string {
  const bytes = Buffer.allocUnsafe(length);
  return bytes.toString("utf8", 0, readSync(handle, bytes, 0, length, start));
}

function keptText(
  root: string,
  name: string,
  parts: readonly string[],
  make: () => unknown,
): string {
  const digest = digestOf([codeDigest(), ...parts]);
  const file = join(root, `${name}.json`);
  return readText(file, digest) ?? writeText(file, digest, JSON.stringify(make()));
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
export function digestOf(texts: Iterable<string>): string {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(`${text.length} `).update(text);
  return hash.digest("base64url");
}

let knownCode: string | null = null;

/** A short name of what documents and examples are read by: our modules and the packages. */
export function codeDigest(): string {
  knownCode ??= digestOf(codeFiles().map((file) => readFileSync(file, "utf8")));
  return knownCode;
}

function codeFiles(): string[] {
  const folders = ["src/node", "packages/example-check/src", "src/shared", "src/config"];
  const modules = folders.filter(existsSync).flatMap((path) =>
    readdirSync(path, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(tsx?|json)$/.test(name))
      .sort()
      .map((name) => join(path, name)),
  );
  return [...modules, "package-lock.json"].filter(existsSync);
}
