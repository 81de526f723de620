import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

const folders = "src|packages|scripts|bench|test|e2e|examples|docs|static|netlify";

const files = folders
  .split("|")
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  )
  .filter((file) => !file.includes("node_modules"));
const names = new Set(files.map((file) => basename(file)));
const documents = [
  ...["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"],
  ...files.filter((file) => /^docs\/decisions\/|^(?:src|bench)\/.*README\.md$/.test(file)),
];

/** Returns the paths that a text names in backticks, without their placeholders. */
function namedPaths(text: string): string[] {
  const path = new RegExp(`\`((?:${folders})/[\\w./-]+)\``, "g");
  return [...text.matchAll(path)].flatMap(([, found]) => found ?? []);
}

/** Returns the names of files of code that a text names in backticks without their folders. */
function namedFiles(text: string): string[] {
  return [...text.matchAll(/`(\w+\.(?:tsx?|mts|cjs))`/g)].flatMap(([, found]) => found ?? []);
}

/** Which a translator writes. */
const unwritten = "src/config/messages.ja.ts";

function isThere(path: string): boolean {
  if (path === unwritten) return true;
  return ["", ".ts", ".tsx", ".cjs"].some((extension) => existsSync(`${path}${extension}`));
}

it.each(documents)("names only files that there are: %s", (document) => {
  const text = readFileSync(document, "utf8");
  expect(namedPaths(text).filter((path) => !isThere(path))).toEqual([]);
  expect(namedFiles(text).filter((name) => !names.has(name))).toEqual([]);
});
