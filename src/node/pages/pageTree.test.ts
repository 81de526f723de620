import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { frontmatter, outline } from "../../../test/contentFactories";
import { readPageTree } from "./pageTree";

let root: string;
const owner = {
  sourcePath: "locales/ja/content/docs/api/page.mdx",
  ownSourcePath: "content/docs/api/page.mdx",
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "tree-"));
  mkdirSync(join(root, "locales/ja/content/docs/api"), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

function write(body: string): void {
  writeFileSync(join(root, owner.sourcePath), frontmatter() + body);
}

it("reads the tree of a page, as its place in the content asks for", async () => {
  write("Text.\n\n## goto\n\n```ruby\npage.goto(url)\n```\n");
  const { content, examples } = await readPageTree(owner, root);
  expect(outline(content, "member")).toContain("MemberSection[member=goto]");
  expect(examples.map(({ code }) => code)).toEqual(["page.goto(url)"]);
});

it("says on a page that cannot be read what is wrong, and checks no example of it", async () => {
  write("```ruby\npage.goto(url)\n```\n\nWhere a <= b.\n");
  const { content, examples } = await readPageTree(owner, root);
  expect(JSON.stringify(content)).toContain("This page cannot be built");
  expect(examples).toEqual([]);
});

it("waits for a file that an editor has taken away for a moment", async () => {
  const tree = readPageTree(owner, root);
  setTimeout(() => write("Text.\n"), 50);
  expect(outline((await tree).content)).toContain("Text");
});

it("says which file is not there", async () => {
  await expect(readPageTree(owner, root)).rejects.toThrow("page.mdx");
});
