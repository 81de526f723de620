import { readFileSync } from "node:fs";
import type { Nodes, Root } from "mdast";
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from "mdast-util-mdx-jsx";
import remarkDirective from "remark-directive";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { listFiles } from "../deploy/listFiles";
import { eachNode } from "./eachNode";
import { quickTree } from "./quickTree";

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective)
  .freeze();

/** The parser's tree without what nothing here reads: places of attributes, and programs made of expressions. */
function parsed(text: string): Root {
  const tree = parser.parse(text);
  eachNode<Nodes>(tree, (node) => {
    if (node.type.startsWith("mdx")) delete node.data;
    if ("attributes" in node && Array.isArray(node.attributes)) node.attributes.forEach(bare);
  });
  return tree;
}

function bare(attribute: MdxJsxAttribute | MdxJsxExpressionAttribute): void {
  delete attribute.position;
  if (typeof attribute.value === "object") delete attribute.value?.data;
}

describe("the real content", () => {
  let texts: [file: string, text: string][];

  beforeAll(() => {
    const files = listFiles("content").filter((file) => file.endsWith(".mdx"));
    texts = files.map((file) => [file, readFileSync(`content/${file}`, "utf8")]);
  });

  it("has the parser's trees, places and all", () => {
    for (const [file, text] of texts) {
      const tree = quickTree(text);
      if (tree !== null) expect({ file, tree }).toEqual({ file, tree: parsed(text) });
    }
  });

  it("is quick but for a few documents", () => {
    const slow = texts.filter(([, text]) => quickTree(text) === null);
    expect(slow.length).toBeLessThan(texts.length / 10);
  });
});

it.each([
  ["frontmatter", "---\ntitle: A page\n---\n\nText.\n"],
  ["emphasis and code", "*a* **b** ~~c~~ `d` ``e ` f`` \\* &amp; ***g***\nh  \ni\n"],
  ["headings", "# a\n\n## b `c`\n\nd\n===\n\n### e\n"],
  ["links", "[a](/b \"c\") [d][e] <br />\n\n[e]: /f 'g'\n\nhttps://a.b/c?d=e, (https://f.g).\n"],
  ["lists", "- a\n- b\n\n  c\n  1. d\n  2. e\n\n* [ ] f\n* [x] g\n"],
  ["a table", "| a | b |\n| :- | -: |\n| `c \\| d` | e |\n| f |\n"],
  ["code", '```ruby title="a.rb" run\nputs 1\n\n```\n\n~~~\n``` a\n~~~x\n~~~\n'],
  ["quotes", "> a\nb\n>\n> > c\n\n---\n"],
  ["boxes", "::::tabs\n:::tab[A]\na\n:::\n:::tab[B *c*]\n- d\n:::\n::::\n\n:::note\nText.\n:::\n"],
  ["what MDX has", '<Tabs id="a" b={1}>\n  c {d + 1}\n</Tabs>\n\n{/* e */}\n'],
  ["footnotes", "a[^1] b\n\n[^1]: c\n    d\n"],
  ["characters of two units", "😀 [é](/a) `ü` 漢\n"],
])("reads %s as the parser does", (_what, text) => {
  expect(quickTree(text)).toEqual(parsed(text));
});

it.each([
  ["a tag that is not closed", "a <b c\n"],
  ["a brace that is not closed", ":::note\na {\n\n```ruby\nb\n```\n:::\n"],
  ["a brace that stands for itself", "a \\{ b\n"],
  ["a line of a program in a box", ":::note\na\n\nexport const b = 1\nc\n:::\n"],
  ["a box without its end", ":::note\na\n"],
  ["an end without its box", "a\n\n:::\n"],
  ["a box in one of as many colons", ":::note\na\n:::tip\nb\n:::\n:::\n"],
  ["a box with more than a name", ":::note[a] b\nc\n:::\n"],
  ["a box with a broken name", ":::tabA]\nc\n:::\n"],
  ["an address that may be none", "`a`www.example.com, b\n"],
])("leaves %s to the parser", (_what, text) => {
  expect(quickTree(text)).toBeNull();
});
