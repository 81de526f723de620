import { behaviourRows, testsByRow } from "../test/behaviourRows";

/** Prints the tests of each row of the specification; fails where a row has none. */
for (const [row, files] of testsByRow(process.cwd())) {
  console.log(`${row}\t${behaviourRows[row] ?? "?"}\t${files.join(", ") || "no test"}`);
  if (files.length === 0) process.exitCode = 1;
}
