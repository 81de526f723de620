import { someSearchRecords } from "../../../test/searchEntries";
import { toAlgoliaObjects } from "./algoliaObjects";

const records = someSearchRecords.slice(0, 1);
const [record] = records;

it("gives a record another digest when any of its fields is another", () => {
  const [first, same, other] = [
    ...toAlgoliaObjects(records),
    ...toAlgoliaObjects(structuredClone(records)),
    ...toAlgoliaObjects(records.map((one) => ({ ...one, content: "Other" }))),
  ].map(({ internal }) => internal.contentDigest);
  expect(same).toBe(first);
  expect(other).not.toBe(first);
});

it("refuses an empty list, which would empty the index", () => {
  expect(() => toAlgoliaObjects([])).toThrow("no search records");
});

it("names every record that is too large, by page and heading", () => {
  const [large, larger] = ["One", "Two"].map((lvl2) =>
    records.map((one) => ({
      ...one,
      hierarchy: { ...one.hierarchy, lvl2 },
      content: "ことば".repeat(1100),
    })),
  );
  expect(() => toAlgoliaObjects([...(large ?? []), ...records, ...(larger ?? [])])).toThrow(
    /of \/docs\/api\/page \(Page › One\) has 1\d{4} bytes[^]*\(Page › Two\)/,
  );
  expect(record?.hierarchy.lvl2).toBeNull();
});
