import { existsSync, readdirSync, readFileSync } from "node:fs";

const decisions = readdirSync("docs/decisions").map((file) => `docs/decisions/${file}`);
const documents = ["README.md", "ARCHITECTURE.md", "bench/README.md"];

/** Returns the paths that a text names in backticks, without their placeholders. */
function namedPaths(text: string): string[] {
  const path = /`((?:src|packages|scripts|bench|test|e2e|examples|docs|static)\/[\w./-]+)`/g;
  return [...text.matchAll(path)].flatMap(([, found]) => found ?? []);
}

function isThere(path: string): boolean {
  return ["", ".ts", ".tsx", ".cjs"].some((extension) => existsSync(`${path}${extension}`));
}

it.each([...documents, ...decisions])("names only files that there are: %s", (document) => {
  const paths = namedPaths(readFileSync(document, "utf8"));
  expect(paths.filter((path) => !isThere(path))).toEqual([]);
});
