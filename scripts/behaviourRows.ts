import { behaviourRows, testsByRow, type RowTest } from "../test/behaviourRows";

/** Prints each row of the specification with its tests, as a table in Markdown; a row without one fails. */
console.log("| row | behaviour | tests |\n| --- | --- | --- |");
for (const [row, tests] of testsByRow(process.cwd())) {
  console.log(`| ${row} | ${behaviourRows[row] ?? "?"} | ${listed(tests)} |`);
  if (tests.length === 0) process.exitCode = 1;
}

/** By file, with the titles that name the row. */
function listed(tests: readonly RowTest[]): string {
  const files = [...new Set(tests.map(({ file }) => file))];
  return files.map((file) => `${file}${titlesOf(tests, file)}`).join("<br>") || "no test";
}

function titlesOf(tests: readonly RowTest[], file: string): string {
  const titles = tests.flatMap((test) => (test.file === file && test.title ? [test.title] : []));
  return titles.length === 0 ? "" : `: ${titles.join("; ")}`;
}
