import type { SearchEntry } from "../../shared/search/searchRecord";
import { someSearchEntries } from "../../../test/searchEntries";
import { groupEntries } from "./groupEntries";

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
