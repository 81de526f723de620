import type { ContentNode } from "../../shared/content/contentNode";
import { withSectionHtml } from "./navigationData";

const preserved = (heading: string, html?: string): ContentNode => [
  "PreservedSection",
  html === undefined ? { heading } : { heading, html },
  ["section", { "aria-labelledby": heading }],
];
const first =
  '<h2 class="a" id="first">First</h2><section><h3 id="in">In it</h3></section><p>1</p>';
const page = `<main><section aria-label="&lt;section"><p>Before</p></section><section aria-labelledby="first">${first}</section><section><h2 id="second">2</h2></section></main>`;

it("gives each preserved section what stands in it in the page, with the sections in it", () => {
  expect(withSectionHtml([preserved("first"), preserved("second")], page)).toEqual([
    preserved("first", first),
    preserved("second", '<h2 id="second">2</h2>'),
  ]);
});

it("leaves everything else as it is", () => {
  const others: ContentNode[] = ["Text", ["p", null, "Text"], ["section", { id: "first" }, "Text"]];
  expect(withSectionHtml(others, page)).toEqual(others);
});

it.each([
  ["no such heading", "third", page, 'no section with the heading "third"'],
  ["a heading in no section", "a", '<h2 id="a">A</h2>', 'no section with the heading "a"'],
  ["no end of it", "a", '<section><h2 id="a">A</h2>', "no end"],
])("throws where the page has %s", (_case, heading, html, message) => {
  expect(() => withSectionHtml([preserved(heading)], html)).toThrow(message);
});
