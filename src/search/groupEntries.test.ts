import { someSearchEntries } from "../../test/searchEntries";
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
