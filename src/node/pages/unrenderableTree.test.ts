import { toString } from "hast-util-to-string";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { validSite, writeFiles } from "../../../test/validSite";
import { unrenderableTree } from "./unrenderableTree";

const clock = "content/docs/api/clock.mdx";
const valid = validSite[clock];
const facts = validSite["content/api/facts/clock.json"];
const root = mkdtempSync(join(tmpdir(), "undrawable-"));
afterAll(() => rmSync(root, { recursive: true }));

/** Returns what the page of the clock shows in its place; `null` where it is rendered. */
async function shown(text: string, facts: string | null, localPath = "/docs/api/clock") {
  writeFiles(root, { [clock]: text });
  const node = { sourcePath: clock, ownSourcePath: clock, version: "current", localPath };
  const entries = facts === null ? [] : [{ version: "current", docId: "api/clock", facts }];
  const nodeModel = {
    findAll: () => Promise.resolve({ entries }),
    trackPageDependencies: () => undefined,
  };
  const tree = await unrenderableTree(node, { nodeModel: nodeModel as never }, root);
  return tree && toString(tree);
}

it.each([
  ["has its facts", valid, facts, "/docs/api/clock"],
  ["lacks a section", valid.replace(/## resume[^#]*/, ""), facts, "/docs/api/clock"],
  ["shows its own problems", `${valid}\nWhere a <= b.\n`, null, "/docs/api/clock"],
  ["is of no class", valid, null, "/docs/article/clock"],
])("renders a page that %s", async (_what, text, found, path) => {
  expect(await shown(text, found, path)).toBeNull();
});

it("says on a page without facts which are missing", async () => {
  expect(await shown(valid, null)).toContain("content/api/facts/clock.json:1 facts The facts");
});

it.each([
  [
    "member",
    valid.replace("## resume", "## resumee"),
    '12 api-unknown-member There is no member "resumee"',
  ],
  [
    "event",
    valid.replace("event: tick", "event: tock"),
    '16 api-unknown-member There is no event "event: tock"',
  ],
])("says on a page which heading is no %s", async (_what, text, said) => {
  expect(await shown(text, facts)).toContain(`${clock}:${said}`);
});
