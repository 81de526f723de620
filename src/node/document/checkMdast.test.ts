import type { Root } from "mdast";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { checkMdast } from "./checkMdast";

const parser = unified().use(remarkParse).use(remarkMdx);

function rules(text: string): string[] {
  const tree: Root = parser.parse(text);
  return checkMdast("a.mdx", tree, ["Kbd"]).map(({ rule, message }) => `${rule} ${message}`);
}

it.each([
  ["a component of the site", "Press <Kbd/>."],
  ["an attribute that is text", '<Kbd label="K"/>'],
  ["a component with blanks inside", "Press <Kbd> </Kbd>.\n\n<Kbd>\n\n</Kbd>"],
])("allows %s", (_case, text) => {
  expect(rules(text)).toEqual([]);
});

it.each([
  ["is computed", "<Kbd label={key}/>"],
  ["is spread", "<Kbd {...props}/>"],
  ["has no value", "<Kbd wide/>"],
])("refuses an attribute that %s", (_case, text) => {
  expect(rules(text)).toEqual(["mdx-attribute An attribute of <Kbd> is not plain text."]);
});

it.each([
  ["text", "Press <Kbd>K</Kbd>."],
  ["a paragraph", "<Kbd>\n\nText.\n\n</Kbd>"],
  ["another component", "<Kbd><Kbd/></Kbd>"],
])("refuses a component with %s inside", (_case, text) => {
  expect(rules(text)).toEqual(["mdx-content <Kbd> shows nothing of what stands inside it."]);
});

it("names the components there are where one is unknown", () => {
  const tree: Root = parser.parse("<Key/>");
  expect(checkMdast("a.mdx", tree, ["Kbd"])[0]?.hint).toContain("Kbd");
});
