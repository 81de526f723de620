import { someSearchEntries } from "../../test/searchEntries";
import { readRecentEntries, rememberEntry } from "./recentEntries";

const [first, second] = someSearchEntries;

beforeEach(() => localStorage.clear());

it("gives the latest first, each once", () => {
  if (!first || !second) throw new Error("There are too few entries.");
  [first, second, first].forEach(rememberEntry);
  expect(readRecentEntries().map(({ url }) => url)).toEqual([first.url, second.url]);
});

it("keeps seven", () => {
  someSearchEntries.slice(0, 9).forEach(rememberEntry);
  expect(readRecentEntries()).toHaveLength(7);
});

it.each([
  ["no JSON", "banana"],
  ["another shape", '{"url":"/"}'],
  ["links to other sites", JSON.stringify([{ ...first, url: "//evil.example" }])],
  ["fields that are missing", '[{"url":"/docs"}]'],
])("is empty where the store holds %s", (_case, stored) => {
  localStorage.setItem("search-recent", stored);
  expect(readRecentEntries()).toEqual([]);
});

it("is empty where there is no store", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("denied");
  });
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("denied");
  });
  someSearchEntries.forEach(rememberEntry);
  expect(readRecentEntries()).toEqual([]);
});
