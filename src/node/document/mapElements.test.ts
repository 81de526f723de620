import type { Element, Root } from "hast";
import { mapElements } from "./mapElements";

const element = (tagName: string, ...children: Element[]): Element => ({
  type: "element",
  tagName,
  properties: {},
  children,
});

it("replaces what is inside, and shares the rest", () => {
  const kept = element("p", element("a"));
  const tree: Root = { type: "root", children: [kept, element("ul", element("b"))] };
  const before = structuredClone(tree);
  const mapped = mapElements(tree, ({ tagName }) => (tagName === "b" ? element("i") : null));
  expect(mapped.children).toEqual([kept, element("ul", element("i"))]);
  expect(mapped.children[0]).toBe(kept);
  expect(tree).toEqual(before);
});

it("asks about nothing in what it was given an answer for", () => {
  const asked: string[] = [];
  mapElements(element("div", element("a", element("b"))), (found) => {
    asked.push(found.tagName);
    return found.tagName === "a" ? found : null;
  });
  expect(asked).toEqual(["a"]);
});
