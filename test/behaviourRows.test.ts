import { behaviourRows, testsByRow } from "./behaviourRows";

const tests = testsByRow(process.cwd());

it.each(Object.entries(behaviourRows))("row %s, %s, has a test that names it", (row) => {
  expect(tests.get(Number(row))).not.toEqual([]);
});

it("no test names a row that there is not", () => {
  const known = Object.keys(behaviourRows).map(Number);
  expect([...tests.keys()].filter((row) => !known.includes(row))).toEqual([]);
});
