import { fromColumns, toColumns, type Columns } from "./columns";

interface Row {
  name: string;
  size: number;
  note: string;
}

const rows: Row[] = [
  { name: "a", size: 1, note: "x" },
  { name: "b", size: 2, note: "y" },
];
const fields = ["name", "size"] as const;

it("writes the chosen fields as one list each", () => {
  expect(toColumns(rows, fields)).toEqual({ name: ["a", "b"], size: [1, 2] });
});

it("gives back the rows", () => {
  const columns = toColumns(rows, fields);
  expect(fromColumns(columns, fields)).toEqual([
    { name: "a", size: 1 },
    { name: "b", size: 2 },
  ]);
});

it.each([
  ["a column is missing", { name: ["a"] }],
  ["a column is shorter", { name: ["a", "b"], size: [1] }],
  ["a column is no list", { name: "a", size: "b" }],
])("throws where %s", (_case, columns) => {
  expect(() =>
    fromColumns(columns as unknown as Columns<Pick<Row, "name" | "size">>, fields),
  ).toThrow("These are not the columns name, size.");
});
