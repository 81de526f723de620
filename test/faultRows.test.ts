import { readFileSync } from "node:fs";
import { join } from "node:path";
import { testFiles } from "./behaviourRows";
import { authorFaults, browserFaults, rowsOf } from "./faultRows";

const root = process.cwd();
const texts = testFiles(root).map((file) => readFileSync(join(root, file), "utf8"));

it.each([
  ["browser", browserFaults],
  ["author", authorFaults],
])("names a test for each row of the table %s, and no row that there is not", (table, faults) => {
  const named = new Set(texts.flatMap((text) => rowsOf(text, table)));
  expect([...named].sort((a, b) => a - b)).toEqual(Object.keys(faults).map(Number));
});
