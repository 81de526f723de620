import { anIndexOf, someSearchEntries } from "../../../test/searchEntries";
import { createEntryIndex } from "./entryIndex";

describe("createEntryIndex", () => {
  it.each([
    ["a Ruby name", "wait_for_selector", "/docs/api/page#wait_for_selector"],
    ["a JavaScript name", "waitForSelector", "/docs/api/page#wait_for_selector"],
    ["a half-typed name", "waitForSel", "/docs/api/page#wait_for_selector"],
    ["a joined name", "waitforselector", "/docs/api/page#wait_for_selector"],
    ["a class with its member", "Locator#click", "/docs/api/locator#click"],
    ["a call", "page.click", "/docs/api/page#click"],
    ["a predicate", "visible?", "/docs/api/locator#visible"],
    ["a predicate of JavaScript", "isVisible", "/docs/api/locator#visible"],
    ["an option", "fullPage", "/docs/api/page#screenshot-fullPage"],
    ["a typo", "screnshot", "/docs/api/page#screenshot"],
    ["a class", "locator", "/docs/api/locator"],
    ["an event", "dialog", "/docs/api/page#event-dialog"],
    ["a question", "how do I install it", "/docs/article/getting_started"],
  ])("finds %s first", async (_case, query, url) => {
    const { find } = await createEntryIndex(anIndexOf(someSearchEntries));
    expect(find(query, 5)[0]?.url).toBe(url);
  });

  it.each([
    ["what is not there", "xylophone"],
    ["signs alone", "((((?"],
    ["a name of JavaScript's own objects", "__proto__"],
    ["a query without end", "a".repeat(100_000)],
  ])("finds nothing for %s", async (_case, query) => {
    const { find } = await createEntryIndex(anIndexOf(someSearchEntries));
    expect(find(query, 5)).toEqual([]);
  });
});
