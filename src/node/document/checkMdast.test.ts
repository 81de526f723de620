import type { Root } from "mdast";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { checkMdast } from "./checkMdast";

const parser = unified().use(remarkParse).use(remarkMdx);

function rules(text: string): string[] {
  const tree: Root = parser.parse(text);
  return checkMdast("a.mdx", tree, text, ["Kbd"]).map(({ rule, message }) => `${rule} ${message}`);
}

it.each([
  ["a component of the site", "Press:\n\n<Kbd/>"],
  ["a component with blanks inside", "<Kbd>\n\n</Kbd>"],
  ["a component below a line", "Press\n<Kbd/>"],
  ["a component with an end of its own", "<Kbd></Kbd>"],
  ["a component in a list", "- Press:\n\n  <Kbd/>"],
])("allows %s", (_case, text) => {
  expect(rules(text)).toEqual([]);
});

it.each([
  ["is text", '<Kbd label="K"/>', "label"],
  ["is computed", "<Kbd label={key}/>", "label"],
  ["is spread", "<Kbd {...props}/>", "{...props}"],
  ["has no value", "<Kbd wide/>", "wide"],
])("refuses an attribute that %s", (_case, text, name) => {
  expect(rules(text)).toEqual([
    `mdx-attribute <Kbd> takes no attributes, so "${name}" changes nothing.`,
  ]);
});

it.each([
  ["within a line", "Press <Kbd/>."],
  ["before the rest of a line", "<Kbd/> it is."],
  ["in a heading", "## Press <Kbd/>"],
])("refuses a component %s", (_case, text) => {
  expect(rules(text)).toEqual([
    "mdx-inline <Kbd> stands within a line of text, and is a block of its own.",
  ]);
});

it.each([
  ["text", "Press <Kbd>K</Kbd>."],
  ["a paragraph", "<Kbd>\n\nText.\n\n</Kbd>"],
  ["another component", "<Kbd>\n<Kbd/>\n</Kbd>"],
])("refuses a component with %s inside", (_case, text) => {
  expect(rules(text)).toEqual(["mdx-content <Kbd> shows nothing of what stands inside it."]);
});

it("names the components there are where one is unknown", () => {
  const tree: Root = parser.parse("<Key/>");
  expect(checkMdast("a.mdx", tree, "", ["Kbd"])[0]?.hint).toContain("Kbd");
});
