import { someSearchEntries } from "../../../test/searchEntries";
import type { SearchEntry } from "../../shared/search/searchRecord";
import { favouriteEntries, recentEntries } from "./entryStore";

beforeEach(() => localStorage.clear());

it("gives the latest first, each once", () => {
  const [first, second] = twoEntries();
  [first, second, first].forEach(recentEntries.add);
  expect(recentEntries.read().map(({ url }) => url)).toEqual([first.url, second.url]);
});

it.each([
  ["seven recent ones", recentEntries, 7],
  ["ten favourites", favouriteEntries, 10],
])("keeps %s", (_case, store, most) => {
  const [entry] = twoEntries();
  const many = Array.from({ length: 12 }, (_, index) => ({ ...entry, url: `/docs/${index}` }));
  many.forEach(store.add);
  expect(store.read()).toHaveLength(most);
  expect(store.read()[0]?.url).toBe("/docs/11");
});

it("leaves out the text, which would fill the storage", () => {
  const [entry] = twoEntries();
  recentEntries.add({ ...entry, content: "x".repeat(1000) });
  expect(recentEntries.read()[0]?.content).toBe("");
});

it("forgets one entry, or all", () => {
  const [first, second] = twoEntries();
  [first, second].forEach(recentEntries.add);
  recentEntries.remove(first);
  expect(recentEntries.read().map(({ url }) => url)).toEqual([second.url]);
  recentEntries.clear();
  expect(recentEntries.read()).toEqual([]);
});

it("keeps favourites apart from recent entries", () => {
  favouriteEntries.add(twoEntries()[0]);
  expect(recentEntries.read()).toEqual([]);
});

it.each([
  ["something else", "banana"],
  ["an object", "{}"],
  ["entries of another shape", '[{"url":"/docs/api/page"}]'],
  [
    "a link that leaves the site",
    JSON.stringify([{ ...someSearchEntries[0], url: "//evil.example" }]),
  ],
  ["a script", JSON.stringify([{ ...someSearchEntries[0], url: "javascript:alert(1)" }])],
])("reads nothing where %s is stored", (_case, stored) => {
  localStorage.setItem("search-recent", stored);
  expect(recentEntries.read()).toEqual([]);
});

it("reads no more than it keeps, whatever is stored", () => {
  const [entry] = twoEntries();
  const many = Array.from({ length: 5000 }, (_, index) => ({ ...entry, url: `/docs/${index}` }));
  localStorage.setItem("search-recent", JSON.stringify(many));
  expect(recentEntries.read()).toHaveLength(7);
});

it("works where nothing may be stored", () => {
  const forbid = () => {
    throw new DOMException("denied", "SecurityError");
  };
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(forbid);
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(forbid);
  recentEntries.add(twoEntries()[0]);
  expect(recentEntries.read()).toEqual([]);
});

function twoEntries(): [SearchEntry, SearchEntry] {
  const [first, second] = someSearchEntries;
  if (!first || !second) throw new Error("There are too few entries.");
  return [first, second];
}
