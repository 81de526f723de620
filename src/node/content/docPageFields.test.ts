import { frontmatter } from "../../../test/contentFactories";
import { docPageFacts, docPageTree, samplePageFields } from "./docPageFields";
import { parseSource } from "./parseContent";

function pageOf(path: string, text: string) {
  const document = parseSource({ path, text });
  return { ...docPageFacts(document), ...docPageTree(document) };
}

function fields(body: string, { path = "content/docs/article/a.mdx", extra = "" } = {}) {
  const text = frontmatter(`A guide${extra}`) + body;
  return pageOf(path, text);
}

it("is a page with its path, section, title and source", () => {
  expect(fields("Text.\n")).toMatchObject({
    path: "/docs/article/a",
    section: "docs",
    title: "A guide",
    navTitle: "A guide",
    sourcePath: "content/docs/article/a.mdx",
    toc: [],
  });
});

it("has the shorter title that its author gave for links", () => {
  expect(fields("Text.\n", { extra: "\nnavTitle: A" })).toMatchObject({
    title: "A guide",
    navTitle: "A",
  });
});

it.each([
  ["levels 2 and 3", "", ["B", "C"]],
  ["the levels that its author asks for", "\ntocLevels: [3, 4]", ["C", "D"]],
])("has a table of contents of %s", (_case, extra, texts) => {
  const { toc } = fields("Text.\n\n## B\n\n### C\n\n#### D\n", { extra });
  expect(toc.map(({ text }) => text)).toEqual(texts);
});

it("sets the members of an API page as code, and no other heading", () => {
  const body = "## goto\n\nText.\n\n### Why\n";
  const isCode = (path: string) => fields(body, { path }).toc.map((entry) => entry.isCode);
  expect(isCode("content/docs/api/page.mdx")).toEqual([true, false]);
  expect(isCode("content/docs/article/a.mdx")).toEqual([false, false]);
});

it.each([
  ["guide", "content/docs/article/a.mdx", "Text.\n"],
  ["reference", "content/docs/api/page.mdx", "Text.\n"],
  ["overview", "content/docs/article/a.mdx", "<VersionTable />\n"],
  ["overview", "content/docs/api/a.mdx", "<ApiIndex />\n"],
])("is rendered as a %s: %s with %j", (template, path, body) => {
  expect(fields(body, { path }).template).toBe(template);
});

it("says on the page why it cannot be built", () => {
  const content = JSON.stringify(fields("Where a <= b.\n").content);
  expect(content).toContain("This page cannot be built");
  expect(content).toContain("content/docs/article/a.mdx:6:10 mdx-syntax");
});

it("goes by its file where it has no title", () => {
  const path = "content/docs/article/a.mdx";
  const page = pageOf(path, "Text.\n");
  expect(page).toMatchObject({ title: path, navTitle: path, description: "" });
});

it("names a sample by its file", () => {
  const path = "content/samples/landing/first.mdx";
  const sample = parseSource({ path, text: `${frontmatter()}Text.\n` });
  expect(samplePageFields(sample).name).toBe("first");
});
