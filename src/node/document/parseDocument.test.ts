import { aDocument, frontmatter, outline } from "../../../test/contentFactories";
import { parseDocument } from "./parseDocument";

/** `line:column rule` of each problem. */
function findings(body: string): string[] {
  return aDocument(body).problems.map(
    ({ line, column, rule }) => `${line}${column === undefined ? "" : `:${column}`} ${rule}`,
  );
}

describe("a document that nothing is wrong with", () => {
  const document = aDocument(
    "An intro with `Page#goto`.\n\n## Install\n\nSee [the page](/docs/api/page).\n\n### By hand\n\nText.\n",
  );

  it("has no problems", () => {
    expect(document.problems).toEqual([]);
  });

  it("is a tree of sections", () => {
    expect(outline(document.tree)).toBe(
      "p(An intro with , code(Page#goto), .), " +
        "section(h2(Install), p(See , a(the page), .), h3(By hand), p(Text.))",
    );
  });

  it("has its frontmatter, links, inline code and headings, each with its line", () => {
    expect(document.frontmatter?.title).toBe("A page");
    expect(document.links).toMatchObject([{ href: "/docs/api/page", line: 10, column: 5 }]);
    expect(document.prose[0]?.parts[1]).toEqual({
      text: "Page#goto",
      isCode: true,
      line: 6,
      column: 15,
    });
    expect(document.headings).toMatchObject([
      { id: "install", text: "Install", level: 2, line: 8 },
      { id: "by-hand", text: "By hand", level: 3, line: 12 },
    ]);
  });

  it("is a tree without positions", () => {
    expect(JSON.stringify(document.tree)).not.toContain("position");
  });
});

describe.each([
  ["import", "import A from './a'\n\nText.\n", ["6:1 mdx-import"], "VersionTable"],
  ["export", "export const a = 1\n\nText.\n", ["6:1 mdx-import"], "VersionTable"],
  ["an expression", "The sum is {1 + 1}.\n", ["6:12 mdx-expression"], "`{`"],
  ["an expression on its own", "Text.\n\n{1 + 1}\n", ["8:1 mdx-expression"], "`{`"],
  ["a comment of MDX", "Text. {/* later */}\n", ["6:7 mdx-expression"], "`{`"],
  ["a tag of HTML", "Text<br/>more.\n", ["6:5 mdx-component"], "Write Markdown"],
  ["an unknown component", "<Tabs>\n\nText.\n\n</Tabs>\n", ["6:1 mdx-component"], "Write Markdown"],
  ["a fragment", "Text <>more</>.\n", ["6:6 mdx-component"], "Write Markdown"],
  ["a first heading", "# Title\n\nText.\n", ["6:1 heading-h1"], "Use ##"],
  ["a first heading by underlining", "Text.\n\nTitle\n===\n", ["8:1 heading-h1"], "Use ##"],
  ["a heading in a list", "- Text.\n\n  ## Inside\n", ["8:3 heading-nested"], "Put it outside"],
  ["a heading in a quote", "> ## Inside\n>\n> Text.\n", ["6:3 heading-nested"], "Put it outside"],
  ["a heading in a box", ":::note\n\n## Inside\n\n:::\n", ["8:1 heading-nested"], "Put it outside"],
  ["a link by no name", "Text.\nSee [the guide][nope].\n", ["7 link-reference"], "[words]"],
  ["a link by no name of its own", "See [the guide][].\n", ["6 link-reference"], "[words]"],
  ["a link of code by no name", "See [`goto`][nope].\n", ["6 link-reference"], "[words]"],
  ["a picture by no name", "![A picture][nope]\n", ["6 link-reference"], "[words]"],
  [
    "two of them",
    "See [a][b]\nand, in *a\nfew words*, [c][d].\n",
    ["6 link-reference", "8 link-reference"],
    "[words]",
  ],
  ["brackets outside of code", 'Take hash["a"]["b"].\n', ["6 link-reference"], "backticks"],
  ["a heading of a picture sign", "## 🎉\n\nText.\n", ["6:1 heading-words"], "in words"],
  ["a heading of signs", "Text.\n\n### !!!\n", ["8:1 heading-words"], "in words"],
  ["a heading of a picture", "## ![A clock](/a.svg)\n", ["6:1 heading-words"], "in words"],
  ["an empty heading", "## \n\nText.\n", ["6:1 heading-words"], "in words"],
  [
    "an empty heading in a quote",
    "> ##\n>\n> Text.\n",
    ["6:3 heading-nested", "6:3 heading-words"],
    "Put it outside",
  ],
  ["a component with text", "<ApiIndex>text</ApiIndex>\n", ["6:1 mdx-content"], "<ApiIndex />"],
  ["code without a language", "```\na\n```\n", ["6:1 code-language"], "What there is: bash"],
  ["code in an unknown language", "```rubby\na\n```\n", ["6:1 code-language"], '"ruby"?'],
  ["an unknown word on code", "```ruby wrap\na\n```\n", ["6:1 code-meta"], "showLineNumbers"],
  ["a line that code does not have", "```ruby {3}\na\nb\n```\n", ["6:1 code-lines"], "1 to 2"],
  ["a box of an unknown kind", ":::info\n\nText.\n\n:::\n", ["6:1 admonition-unknown"], ":::note"],
  [
    "a box with its title in braces",
    ':::note{title="A"}\n\nText.\n\n:::\n',
    ["6:1 admonition-attributes"],
    ":::note[Title]",
  ],
  [
    "a box with its title behind a space",
    ":::note A title\n\nText.\n",
    ["6:1 admonition-syntax"],
    ":::note[Title]",
  ],
  [
    "a box that is not closed",
    "Text.\n\n:::note\n\nText.\n\n## More\n\nText.\n",
    ["8:1 admonition-unclosed"],
    "::: on a line of its own",
  ],
  ["a fence that closes nothing", "Text.\n\n:::\n", ["8:1 admonition-syntax"], ":::note"],
  ["no text", "", ["1 document-empty"], "below the frontmatter"],
  ["a sign that opens a tag", "Where a <= b.\n", ["6:10 mdx-syntax"], "in backticks"],
  ["a tag that is not closed", "Text.\n\n<Tabs>\n", ["8:1 mdx-syntax"], "in backticks"],
  ["a brace that is not closed", "Text {a.\n", ["6:9 mdx-syntax"], "in backticks"],
])("a document with %s", (_case, body, expected, hint) => {
  it("says where, which rule and what to write instead", () => {
    expect(findings(body)).toEqual(expected);
    expect(aDocument(body).problems[0]?.hint).toContain(hint);
  });
});

it("tells every problem of a document at once", () => {
  const body = "# One\n\n{a}\n\n```\nx\n```\n\n:::info\n\nText.\n\n:::\n";
  expect(findings(body)).toEqual([
    "6:1 heading-h1",
    "8:1 mdx-expression",
    "10:1 code-language",
    "14:1 admonition-unknown",
  ]);
});

it("says which words of a line lead nowhere", () => {
  const messages = aDocument("See [the guide][nope] or ![it][].\n").problems.map(
    ({ message }) => message,
  );
  expect(messages).toEqual([
    '"[the guide][nope]" stands on the page as it is: nothing defines its name.',
    '"![it][]" stands on the page as it is: nothing defines its name.',
  ]);
});

it.each([
  ["a heading of a digit", "## 1\n"],
  ["a heading in another script", "## 始め方\n"],
  ["a heading of code", "## `goto`\n"],
  ["a link by name", "See [the guide][it] and [it][].\n\n[it]: /docs\n"],
  ["brackets in code", 'Take `hash["a"]["b"]`.\n'],
  ["words in brackets", "Take [this] [that].\n"],
  ["a list of things to do", "- [ ] this\n- [x] [that](/docs)[.](/docs)\n"],
])("has nothing against %s", (_case, body) => {
  expect(findings(body)).toEqual([]);
});

it("says what is wrong on one line", () => {
  const [problem] = aDocument(
    `{[\n  "an expression",\n  "of many lines", "and more than that"\n]}\n`,
  ).problems;
  expect(problem?.message).toBe(
    '{[ "an expression", "of many lines", "and…} is an expression, and a page holds none.',
  );
});

it("does not advise a comment of MDX, which is an expression", () => {
  expect(aDocument("<!-- later -->\n").problems[0]?.message).not.toContain("comment");
});

it("reads the frontmatter above a body that it cannot read", () => {
  const path = "content/docs/a.mdx";
  const readable = parseDocument({ path, text: `${frontmatter("Kept")}<Tabs>\n` }, "guide");
  expect(readable.frontmatter?.title).toBe("Kept");
  const both = parseDocument({ path, text: "---\ntitle: Kept\n---\n\n<Tabs>\n" }, "guide");
  expect(both.problems.map(({ rule }) => rule)).toEqual(["frontmatter-value", "mdx-syntax"]);
});

describe("a box", () => {
  it.each([
    ["a title", ":::tip[Try it]\n\nText.\n\n:::\n", "Admonition[kind=tip][title=Try it](p(Text.))"],
    ["no title", ":::danger\n\nText.\n\n:::\n", "Admonition[kind=danger](p(Text.))"],
    [
      "code in its title",
      ":::note[Use `goto`]\n\nText.\n\n:::\n",
      "Admonition[kind=note][title=Use goto](p(Text.))",
    ],
    ["a list in it", ":::note\n\n- a\n\n:::\n", "Admonition[kind=note](ul(li(\n, a, \n)))"],
  ])("is an admonition with %s", (_case, body, tree) => {
    const outlined = outline(aDocument(body).tree, "kind", "title");
    expect(outlined.replace("li(a)", "li(\n, a, \n)")).toBe(tree);
  });
});

it("makes an element of a registered component", () => {
  const { tree, problems } = aDocument("Text.\n\n<VersionTable />\n");
  expect(problems).toEqual([]);
  expect(outline(tree)).toBe("p(Text.), VersionTable()");
});

it.each([
  ["a symbol", "Give :load or :commit."],
  ["a time", "At 12:30 and 1:a."],
  ["a word with a label", "The form :name[label] stays."],
  ["names of modules", "Playwright::Page and ::Page."],
  ["a line that starts with colons", "::File"],
])("gives %s back as the text it was", (_case, text) => {
  const { tree, problems } = aDocument(`${text}\n`);
  expect(problems).toEqual([]);
  expect(outline(tree).replaceAll(/(?<=.), (?=.)/g, "")).toBe(`p(${text})`);
});

it.each([
  ["a byte order mark", (text: string) => `\uFEFF${text}`],
  ["line ends of Windows", (text: string) => text.replaceAll("\n", "\r\n")],
])("reads a file with %s as one without", (_case, change) => {
  const path = "content/docs/a.mdx";
  const text = `${frontmatter()}Take :load.\n\n## A\n\n\`\`\`ruby\na\nb\n\`\`\`\n`;
  expect(parseDocument({ path, text: change(text) }, "guide")).toEqual(
    parseDocument({ path, text }, "guide"),
  );
});

it("does not render the frontmatter", () => {
  expect(outline(aDocument("Text.\n").tree)).toBe("p(Text.)");
});
