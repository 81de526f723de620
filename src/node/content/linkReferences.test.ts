import type { Root } from "hast";
import { aDocument, outline } from "../../../test/contentFactories";
import { linkReferences, type LinkedClass } from "./linkReferences";

const classes: LinkedClass[] = [
  { name: "Page", path: "/docs/api/page", anchors: { goto: "goto", "closed?": "closed" } },
  { name: "Locator", path: "/docs/api/locator", anchors: { fill: "fill" } },
];

function linked(tree: Root, path = "/docs/article/start"): string {
  return outline(linkReferences(tree, classes, path), "href");
}

it.each([
  ["a class", "Locator", "/docs/api/locator"],
  ["a class with its module", "Playwright::Locator", "/docs/api/locator"],
  ["a member", "Locator#fill", "/docs/api/locator#fill"],
  ["a predicate", "Page#closed?", "/docs/api/page#closed"],
  ["a call", "page.goto", "/docs/api/page#goto"],
  ["a bare name", "closed?", "/docs/api/page#closed"],
])("links %s to its section", (_case, code, href) => {
  expect(linked(aDocument(`\`${code}\``).tree)).toBe(`p(a[href=${href}](code(${code})))`);
});

it("lets a call go on in the next line, where a table has no room for it", () => {
  const chain = 'page.get_by_label("A").fill(...)';
  expect(linked(aDocument(`\`${chain}\``).tree)).toBe(
    'p(a[href=/docs/api/locator#fill](code(page., wbr(), get_by_label(, wbr(), "A")., wbr(), fill(...))))',
  );
});

it.each([
  ["a class without a page", "`Frame`"],
  ["a member of a class without a page", "`Frame#goto`"],
  ["a member that is not there", "`Page#constructor`"],
  ["a bare name that may be a word of anybody", "`goto`"],
  ["a call on an object of another library", "`driver.goto(url)`"],
])("leaves %s as it is", (_case, text) => {
  expect(linked(aDocument(text).tree)).toBe(`p(code(${text.replaceAll("`", "")}))`);
});

it.each([
  ["a link", "[`Locator`](/x)", "p(a[href=/x](code(Locator)))"],
  ["a heading", "### `Locator`", "h3(code(Locator))"],
  ["a block of code", "```text\nLocator\n```", "CodeBlock(Locator\n)"],
])("leaves what stands in %s as it is", (_case, text, expected) => {
  expect(linked(aDocument(text).tree)).toBe(expected);
});

it("links every name of a paragraph", () => {
  expect(linked(aDocument("`Page` and `Locator`, **`Page#goto`**.").tree)).toBe(
    "p(a[href=/docs/api/page](code(Page)),  and , a[href=/docs/api/locator](code(Locator)), , , " +
      "strong(a[href=/docs/api/page#goto](code(Page#goto))), .)",
  );
});

describe("on a class's own page", () => {
  const own = "/docs/api/page";

  it.each([
    ["links its members by their bare names", "`goto`", "p(a[href=#goto](code(goto)))"],
    ["links its members within the page", "`Page#goto`", "p(a[href=#goto](code(Page#goto)))"],
    ["does not link the page to itself", "`Page`", "p(code(Page))"],
    ["takes no word of JavaScript for a member", "`constructor`", "p(code(constructor))"],
  ])("%s", (_case, text, expected) => {
    expect(linked(aDocument(text).tree, own)).toBe(expected);
  });

  it("does not link a member from its own section", () => {
    const { tree } = aDocument("## goto\n\n`goto`, `closed?`\n\n## closed?\n\n`goto`\n", "api");
    expect(linked(tree, own)).toBe(
      "MemberIndex(), MemberSection(p(code(goto), , , a[href=#closed](code(closed?)))), " +
        "MemberSection(p(a[href=#goto](code(goto))))",
    );
  });
});

it("leaves the tree that it is given as it is", () => {
  const { tree } = aDocument("`Locator`");
  linked(tree);
  expect(outline(tree)).toBe("p(code(Locator))");
});
