import type { SearchEntry } from "../shared/searchRecord";
import { someSearchEntries } from "../../test/searchEntries";
import { firstEntries, fittingEntries, groupEntries } from "./groupEntries";

it("keeps the entries of a page together, in the order of their best ones", () => {
  const urls = ["/docs/api/locator#click", "/docs/api/page#click", "/docs/api/locator#visible"];
  const entries = urls.flatMap((url) => someSearchEntries.filter((entry) => entry.url === url));
  const groups = groupEntries(entries).map((group) => [
    group.title,
    group.section,
    group.entries.map(({ heading }) => heading),
  ]);
  expect(groups).toEqual([
    ["Locator", "API reference", ["click", "visible?"]],
    ["Page", "API reference", ["click"]],
  ]);
});

it("puts what a page has beyond so many after the other pages, and together where no other is between", () => {
  const [one, two, three, other] = [
    ...someSearchEntries.filter(({ page }) => page === "Page").slice(0, 3),
    ...someSearchEntries.filter(({ page }) => page === "Locator"),
  ];
  if (!one || !two || !three || !other) throw new Error("There are too few entries.");
  const groups = (entries: SearchEntry[]) =>
    groupEntries(entries, 2).map((group) => `${group.title} ${group.entries.length}`);
  expect(groups([one, two, other, three])).toEqual(["Page 2", "Locator 1", "Page 1"]);
  expect(groups([one, two, three, other])).toEqual(["Page 3", "Locator 1"]);
});

it("gives the groups of the first entries, the last of them in part", () => {
  const groups = groupEntries(someSearchEntries);
  const all = groups.map(({ entries }) => entries.length);
  const cut = firstEntries(groups, (all[0] ?? 0) + 1).map(({ entries }) => entries.length);
  expect(cut).toEqual([all[0], 1]);
});

it.each([
  ["no height", 0, 0],
  ["a bit of a title", 0.6, 1],
  ["a bit of the first option", 2.2, 1],
  ["a bit of the second option", 5.5, 2],
  ["no more than the first group", 22.1, 6],
  ["the gap below it", 22.6, 6],
  ["a bit of the next group's title", 22.8, 7],
  ["a bit of its first option", 24.4, 7],
  ["more than there is", 1_000, 10],
])("tells how many entries there is room for: %s", (_case, height, count) => {
  const groups = groupEntries(someSearchEntries);
  expect(groups.map(({ entries }) => entries.length).slice(0, 1)).toEqual([6]);
  expect(fittingEntries(groups, height)).toBe(count);
});
