import type { Element, ElementContent, Root } from "hast";
import { stripPositions } from "./stripPositions";

const position = { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } };

function text(value: string): ElementContent {
  return { type: "text", value, position };
}

function element(tagName: string, ...children: ElementContent[]): Element {
  return { type: "element", tagName, properties: {}, children, position };
}

it("takes the position from every node", () => {
  const tree: Root = { type: "root", position, children: [element("p", text("a"))] };
  expect(JSON.stringify(stripPositions(tree))).not.toContain("position");
});

it.each(["section", "ul", "table", "tr", "blockquote", "MemberSection", "Admonition"])(
  "takes the line breaks between the blocks of %s",
  (tagName) => {
    const block = element(tagName, text("\n"), element("p", text("a")), text("\n"), text("\n"));
    const tree = stripPositions({ type: "root", children: [text("\n"), block, text("\n")] });
    expect(tree).toMatchObject({ children: [{ tagName, children: [{ tagName: "p" }] }] });
    expect(tree.children).toHaveLength(1);
  },
);

it.each([
  ["a line break inside a sentence", element("p", element("b"), text("\n"), element("b"))],
  ["spaces between two words", element("p", element("b"), text(" "), element("b"))],
  ["a line of code", element("span", text("\n"))],
])("keeps %s", (_case, paragraph) => {
  const count = paragraph.children.length;
  stripPositions({ type: "root", children: [paragraph] });
  expect(paragraph.children).toHaveLength(count);
});
