import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pictureFile } from "../content/picture";
import { withLineFeeds } from "../content/readSource";

/** Returns a short name of some texts: other texts have another one. */
export function digestOf(texts: Iterable<string>): string {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(`${text.length} `).update(text);
  return hash.digest("base64url");
}

const codeFolders = [
  "src/node",
  "packages/example-check/src",
  "packages/gem-facts/src",
  "src/shared",
  "src/config",
];
const codeFile = /\.(tsx?|json)$/;

let knownCode: string | undefined;

/** Returns a short name of what documents and examples are read by: our modules and the packages. */
export function codeDigest(): string {
  knownCode ??= digestOf(codeFiles().map((file) => withLineFeeds(textOf(file))));
  return knownCode;
}

function codeFiles(): string[] {
  const modules = codeFolders.flatMap((folder) => filesOf(folder, codeFile));
  return [...modules, "package-lock.json"].filter(existsSync);
}

/** Returns a short name of what nodes and pages are made by beside the content: code, packages, and sizes of pictures. */
export function siteDigest(): string {
  const pictures = filesOf("static", pictureFile);
  return digestOf([codeDigest(), ...pictures, ...pictures.map((file) => textOf(file))]);
}

/** Returns the files below a folder whose names have a pattern, from `root`, in a stable order. */
export function filesOf(folder: string, pattern: RegExp, root = "."): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => pattern.test(name))
    .sort()
    .map((name) => join(folder, name));
}

/** Returns the bytes of a file as a text. */
export function textOf(file: string, root = "."): string {
  return readFileSync(join(root, file), "latin1");
}

interface ContentNode {
  id: string;
  internal: { type: string; contentDigest: string };
}

/** Returns a short name of the state of all nodes that content becomes; pages themselves count for nothing. */
export function nodesDigest(nodes: readonly ContentNode[]): string {
  const made = nodes.filter(({ internal }) => !internal.type.startsWith("Site"));
  return digestOf(made.map(({ id, internal }) => `${id} ${internal.contentDigest}`).sort());
}
