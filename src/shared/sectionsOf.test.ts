import type { Element, ElementContent, Root } from "hast";
import { sectionsOf } from "./sectionsOf";

function element(tagName: string, children: ElementContent[], id?: string): Element {
  return { type: "element", tagName, properties: id === undefined ? {} : { id }, children };
}

function text(value: string): ElementContent {
  return { type: "text", value };
}

it("takes a document apart at its headings", () => {
  const intro = element("p", [text("Before")]);
  const body = element("p", [text("It waits.")]);
  const heading = element("h2", [text("No "), element("code", [text("sleep")])], "no-sleep");
  const tree: Root = { type: "root", children: [intro, element("section", [heading, body])] };

  expect(sectionsOf(tree)).toEqual([
    { id: "no-sleep", title: "No sleep", content: { type: "root", children: [body] } },
  ]);
});

it("finds nothing in an empty document", () => {
  expect(sectionsOf({ type: "root", children: [] })).toEqual([]);
});
