import { behaviourRows, rowsNamedIn, testsByRow } from "./behaviourRows";

const tests = testsByRow(process.cwd());

it.each(Object.entries(behaviourRows))("row %s, %s, is named by a test", (row) => {
  expect(tests.get(Number(row))).not.toEqual([]);
});

it("no test names a row that is not there", () => {
  expect([...tests.keys()].filter((row) => !(row in behaviourRows))).toEqual([]);
});

const [open, close] = ["[", "]"];

it.each([
  [`it("${open}row 4${close} opens", () => {`, [{ row: 4, title: "opens" }]],
  [`// ${open}rows 4, 5${close}\nimport`, [4, 5].map((row) => ({ row, title: null }))],
  ["it('opens row 4')", []],
])("reads of %j what it names", (text, named) => {
  expect(rowsNamedIn(text)).toEqual(named);
});
