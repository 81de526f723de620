import type { List, Root, RootContent } from "mdast";
import { toString } from "mdast-util-to-string";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { anApiClass } from "../../../test/apiFactories";
import { site } from "../../config/site";
import { llmsText } from "./llmsText";
import type { WrittenPage } from "./pageMarkdown";

const aPage = (path: string, fields: Partial<WrittenPage> = {}): WrittenPage => ({
  path,
  title: path.replace(/.*\//, ""),
  description: "What it is about.",
  source: "",
  apiClass: null,
  ...fields,
});
const aVersion = (name: string, pages: readonly WrittenPage[]) => ({
  version: {
    name,
    gem: "1.60.2",
    commit: "1a2b",
    pathPrefix: "",
    linkFrom: (_page: string, href: string) => `${href}.md`,
  },
  pages,
  rendered: {},
});
const current = aVersion("current", [
  aPage("/docs/article/getting_started"),
  aPage("/docs/api/page"),
  aPage("/docs/api/accessibility", { apiClass: anApiClass({ status: "removed" }) }),
  aPage("/markdown-page"),
]);
const frozen = aVersion("1.60", [aPage("/docs/api/clock")]);
const { path, body } = llmsText(current, [frozen]);
const { children }: Root = unified().use(remarkParse).parse(body);

const level = (node: RootContent) => (node.type === "heading" ? node.depth : null);
const firstList = children.findIndex((node) => level(node) === 2);
const lists = children
  .slice(firstList)
  .filter((_node, index) => index % 2 === 1)
  .map((node) => node as List);

it("has the grammar of llmstxt.org", () => {
  expect(path).toBe("/llms.txt");
  expect(children.filter((node) => level(node) === 1)).toEqual([children[0]]);
  expect([children[1]?.type, children.slice(2, firstList).map(level).filter(Boolean)]).toEqual([
    "blockquote",
    [],
  ]);
  for (const list of lists) {
    expect(list.type).toBe("list");
    for (const item of list.children) {
      const [paragraph] = item.children;
      const [link, rest] = paragraph?.type === "paragraph" ? paragraph.children : [];
      expect([link?.type, rest?.type, /^: ./.test(rest ? toString(rest) : "")]).toEqual([
        "link",
        "text",
        true,
      ]);
    }
  }
  expect(children.slice(firstList).map(level)).toEqual(lists.flatMap(() => [2, null]));
});

it("names ten rules first", () => {
  const rules = children.slice(2, firstList).find((node) => node.type === "list");
  expect(rules).toMatchObject({ ordered: true });
  expect(rules?.children).toHaveLength(10);
  expect(toString(rules)).toContain(`npm install playwright@${site.playwrightVersion}`);
});

it("lists pages by the sidebars, and what can be left out last", () => {
  const titles = children.filter((node) => level(node) === 2).map((node) => toString(node));
  expect(titles).toEqual(["Documentation: Start here", "API reference: Core", "Optional"]);
  expect(lists.map((list) => list.children.map((item) => toString(item)))).toEqual([
    ["getting_started: What it is about."],
    ["page: What it is about."],
    [
      "accessibility: What it is about.",
      "markdown-page: What it is about.",
      `${site.title} 1.60.2: Version 1.60`,
    ],
  ]);
});
