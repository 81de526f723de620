import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { soundSite, writeFiles } from "../../../test/soundSite";
import { keepResultsIn, resultsFolder } from "../keptResult";
import { readAhead } from "./readAhead";

const before = process.cwd();
const root = mkdtempSync(join(tmpdir(), "site-"));

beforeAll(() => {
  writeFiles(root, soundSite);
  process.chdir(root);
});
afterAll(() => {
  keepResultsIn(null);
  process.chdir(before);
  rmSync(root, { recursive: true });
});

function kept(kind: string): string[] {
  return readdirSync(join(resultsFolder, kind), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".mdx.json"))
    .sort();
}

it("keeps what the documents of its share and their examples come to", () => {
  readAhead(root, { index: 1, count: 2 });
  expect(kept("documents")).toEqual(["content/docs/article/start.mdx.json"]);
  expect(kept("examples")).toEqual(["content/docs/article/start.mdx.json"]);
  readAhead(root, { index: 0, count: 2 });
  expect(kept("examples")).toHaveLength(2);
});
