import { someSearchEntries } from "../../../test/searchEntries";
import { entriesByPage } from "../../shared/entriesByPage";
import type { SearchEntry } from "../../shared/searchRecord";
import { createEntryList, packEntries } from "./entryList";

const pages = [...entriesByPage(someSearchEntries)].sort(([a], [b]) => a.localeCompare(b));

function listOf(some: readonly (readonly [path: string, entries: SearchEntry[]])[]) {
  const list = createEntryList();
  for (const [path, entries] of some) list.add(path, packEntries(entries));
  return list;
}

it("gives the entries of each page back in the order of the pages, whenever each was added", () => {
  expect(pages).toHaveLength(3);
  expect([...listOf(pages.toReversed()).pages()]).toEqual(pages.map(([, entries]) => entries));
});

it("has one digest for the same entries, and another for others", () => {
  const digest = listOf(pages).digest();
  expect(listOf(pages.toReversed()).digest()).toBe(digest);
  expect(listOf(pages.slice(1)).digest()).not.toBe(digest);
  const [[path, entries] = ["", []], ...others] = pages;
  const changed = entries.map((entry) => ({ ...entry, content: "Other words." }));
  expect(listOf([[path, changed], ...others]).digest()).not.toBe(digest);
});
