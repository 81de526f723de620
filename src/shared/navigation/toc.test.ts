// [row 16]
import type { TocEntry } from "../content/docPage";
import { filterToc, groupToc, type TocGroup } from "./toc";

function entry(text: string, level: number): TocEntry {
  return { id: text, text, level, isCode: false };
}

function outline(groups: TocGroup[]): [string, string[]][] {
  return groups.map((group) => [group.entry.text, group.children.map((child) => child.text)]);
}

const groups = groupToc([
  entry("Install", 2),
  entry("The gem", 3),
  entry("The driver", 3),
  entry("wait_for_url", 2),
]);

it.each([
  ["no headings", [], []],
  [
    "one level",
    [entry("A", 2), entry("B", 2)],
    [
      ["A", []],
      ["B", []],
    ],
  ],
  [
    "two levels",
    [entry("A", 2), entry("a", 3), entry("B", 2)],
    [
      ["A", ["a"]],
      ["B", []],
    ],
  ],
  [
    "only deeper headings",
    [entry("a", 3), entry("b", 3)],
    [
      ["a", []],
      ["b", []],
    ],
  ],
  [
    "a deeper heading first",
    [entry("a", 3), entry("A", 2)],
    [
      ["a", []],
      ["A", []],
    ],
  ],
])("groups %s", (_case, entries, expected) => {
  expect(outline(groupToc(entries))).toEqual(expected);
});

it.each([
  ["an empty query", "", ["Install", "wait_for_url"]],
  ["a heading with its children", "install", ["Install"]],
  ["a child", "DRIVER", ["Install"]],
  ["a name without its underscores", "waitfor", ["wait_for_url"]],
  ["nothing", "screenshot", []],
])("filters by %s", (_case, query, expected) => {
  expect(filterToc(groups, query).map((group) => group.entry.text)).toEqual(expected);
});

it("keeps of a group only the children that match", () => {
  expect(outline(filterToc(groups, "gem"))).toEqual([["Install", ["The gem"]]]);
});
