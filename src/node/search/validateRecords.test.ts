import { someSearchRecords } from "../../../test/searchEntries";
import { validateRecords } from "./validateRecords";

const [first] = someSearchRecords;
if (!first) throw new Error("There are no records.");

it("lets valid records through", () => {
  expect(validateRecords(someSearchRecords)).toEqual(someSearchRecords);
});

it("refuses an empty list, which would empty the index", () => {
  expect(() => validateRecords([])).toThrow("There are no search records.");
});

it("names every record that is too large, by page and heading, and every id that is there twice", () => {
  const large = ["One", "Two"].map((lvl2) => ({
    ...first,
    hierarchy: { ...first.hierarchy, lvl2 },
    content: "ことば".repeat(1100),
  }));
  expect(() => validateRecords(large)).toThrow(
    /^More than one search record has the id \/docs\/api\/page\.\n.* of \/docs\/api\/page \(Page › One\) has 1\d{4} bytes[^]*\(Page › Two\)/,
  );
});
