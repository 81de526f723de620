import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeFiles } from "../../test/validSite";

const before = process.cwd();
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "stale-"));
  process.chdir(root);
});
afterEach(() => {
  process.chdir(before);
  rmSync(root, { recursive: true });
});

/** Runs it as a new process would, and fills the cache. */
async function isEmptied(): Promise<boolean> {
  jest.resetModules();
  const { emptyStaleCache, noteCacheCode } = await import("./builtOutput");
  emptyStaleCache();
  const isEmpty = !existsSync(".cache/nodes.json");
  writeFiles(root, { ".cache/nodes.json": "[]" });
  noteCacheCode();
  return isEmpty;
}

it("empties a cache that is of other code or pictures, and no other", async () => {
  writeFiles(root, { ".cache/nodes.json": "[]", "src/node/a.ts": "one", "static/a.svg": "one" });
  expect(await isEmptied()).toBe(true);
  writeFiles(root, { "content/docs/a.mdx": "other" });
  expect(await isEmptied()).toBe(false);
  writeFiles(root, { "src/node/a.ts": "two" });
  expect(await isEmptied()).toBe(true);
  writeFiles(root, { "static/a.svg": "two" });
  expect(await isEmptied()).toBe(true);
});
