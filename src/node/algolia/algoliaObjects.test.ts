import { someSearchRecords } from "../../../test/searchEntries";
import { toAlgoliaObjects } from "./algoliaObjects";

const records = someSearchRecords.slice(0, 1);

it("gives a record another digest when any of its fields is another", () => {
  const [first, same, other] = [
    ...toAlgoliaObjects(records),
    ...toAlgoliaObjects(structuredClone(records)),
    ...toAlgoliaObjects(records.map((one) => ({ ...one, content: "Other" }))),
  ].map(({ internal }) => internal.contentDigest);
  expect(same).toBe(first);
  expect(other).not.toBe(first);
});
