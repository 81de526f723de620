import { processorTime } from "../../../test/processorTime";
import { anIndexOf, someSearchEntries, someSearchRecords } from "../../../test/searchEntries";
import { searchFiles } from "../../node/search/searchFiles";
import { createEmbeddedSearch } from "./embeddedSearch";
import { createEntryIndex } from "../engine/entryIndex";
import { queryOfAddress, searchAddress } from "../searchAddress";

const [names, text] = searchFiles(someSearchRecords);
const valid: Record<string, string> = { names: names?.body ?? "", text: text?.body ?? "" };

describe.each([
  ["a page of HTML", "<!doctype html><p>Sign in to the hotel's Wi-Fi"],
  ["an empty object", "{}"],
  ["nothing", "null"],
  ["a list of nothing", "[null]"],
  ["half a file", valid["names"]?.slice(0, 200) ?? ""],
])("an index file that is %s", (_case, body) => {
  it.each(["names", "text"])(
    "[browser 14] in the place of %s is a failure, which the next search mends",
    async (broken) => {
      let isBroken = true;
      const { search } = createEmbeddedSearch({ names: "names", text: "text" }, (file) =>
        Promise.resolve((isBroken && file === broken ? body : valid[file]) ?? "").then(JSON.parse),
      );
      await expect(search("waitForSelector", 1)).rejects.toThrow();
      isBroken = false;
      const { entries } = await search("waitForSelector", 1);
      expect(entries[0]?.url).toBe("/docs/api/page#wait_for_selector");
    },
  );
});

it.each([
  ["10 kB", "get_by_role ".repeat(850)],
  ["1 MB of one word", "a".repeat(1_000_000)],
  ["1 MB of words", "wait for it ".repeat(85_000)],
  ["emoji", "👩‍👩‍👧‍👦".repeat(500)],
  ["half a letter", "\uD83D"],
  ["half an escape", "%E0%A4%A"],
  ["brackets without end", "((((".repeat(5_000)],
])("[browser 15] a query of %s is answered within a tenth of a second", async (_case, query) => {
  const { find } = await createEntryIndex(anIndexOf(someSearchEntries));
  find("page", 5);
  const time = processorTime(() => {
    const address = searchAddress(query);
    const entries = find(queryOfAddress(address.slice(address.indexOf("?"))), 5);
    expect(entries.length).toBeLessThanOrEqual(5);
    expect(address.length).toBeLessThan(10_000);
  });
  expect(time).toBeLessThan(100);
});

it("[browser 15] an address with half an escape is read as text", () => {
  expect(queryOfAddress("?q=%E0%A4%A")).toContain("%A");
});
