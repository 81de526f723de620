// [row 17]
import { aDocument } from "../../../test/contentFactories";
import { headingLevel } from "./readParts";

function ids(body: string): string[] {
  return aDocument(body, "api").headings.map(({ id }) => id);
}

it.each([
  ["a member", "## wait_for_selector", "wait_for_selector"],
  ["a predicate", "## visible?", "visible"],
  ["a writer", "## default_timeout=", "default_timeout"],
  ["an index", "## []", ""],
  ["an event", "## event: dialog", "event-dialog"],
  ["a sentence", "## How it works, in short", "how-it-works-in-short"],
])("gives %s the anchor that readers know", (_case, heading, id) => {
  expect(ids(`${heading}\n\nText.\n`)).toEqual([id]);
});

it("gives a heading that is there twice an anchor of its own", () => {
  expect(ids("## a\n\n## a\n")).toEqual(["a", "a-1"]);
});

it("reads the headings of every level, in order", () => {
  const { headings } = aDocument("## A\n\n### B `c`\n\n###### D\n");
  expect(headings.map(({ text, level }) => [text, level])).toEqual([
    ["A", 2],
    ["B c", 3],
    ["D", 6],
  ]);
});

it.each([
  ["h2", 2],
  ["h6", 6],
  ["h1", null],
  ["p", null],
])("says the level of %s", (tagName, level) => {
  expect(headingLevel({ type: "element", tagName, properties: {}, children: [] })).toBe(level);
});
