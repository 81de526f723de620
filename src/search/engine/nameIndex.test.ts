import { someSearchEntries } from "../../../test/searchEntries";
import { createNameIndex } from "./nameIndex";

const { find } = createNameIndex(someSearchEntries);

it.each([
  ["a Ruby name", "wait_for_selector", "/docs/api/page#wait_for_selector"],
  ["a half-typed JavaScript name", "waitForSel", "/docs/api/page#wait_for_selector"],
  ["a member of a class", "Locator#click", "/docs/api/locator#click"],
  ["an option", "fullPage", "/docs/api/page#screenshot-fullPage"],
  ["an option with its method", "screenshot full", "/docs/api/page#screenshot-fullPage"],
  ["a class", "locator", "/docs/api/locator"],
  ["a name by its first letter", "p", "/docs/api/page"],
])("finds %s first", (_case, query, url) => {
  expect(find(query, 3)[0]?.url).toBe(url);
});

it.each([
  ["a word of the text", "whole"],
  ["a name with a word that it does not have", "screenshot xylophone"],
  ["a message", "Timeout exceeded while we waited for the page to be there"],
  ["nothing", ""],
])("leaves %s to the text", (_case, query) => {
  expect(find(query, 3)).toEqual([]);
});

it("gives no more than it is asked for", () => {
  expect(find("page", 2)).toHaveLength(2);
});

it("finds the same for a capital letter", () => {
  for (const letter of "pswl") {
    expect(find(letter, 24)).not.toHaveLength(0);
    expect(find(letter.toUpperCase(), 24)).toEqual(find(letter, 24));
  }
});

it.each([
  ["an assertion without its `to_`", "LocatorAssertions", "have", "to_have_text"],
  ["another method by its whole name only", "Locator", "s", "screenshot"],
])("finds %s", (_case, className, query, name) => {
  const [click] = find("Locator#click", 1);
  const entries = ["to_s", "to_have_text", "screenshot"].flatMap((heading) =>
    click ? { ...click, className, heading, jsName: heading } : [],
  );
  expect(createNameIndex(entries).find(query, 3)[0]?.heading).toBe(name);
});
