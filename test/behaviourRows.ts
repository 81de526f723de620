import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The behaviours of the site for its readers and authors, by the rows of its specification. */
export const behaviourRows: Readonly<Record<number, string>> = {
  1: "Colour mode",
  2: "Announcement bar",
  3: "Navbar hiding on scroll",
  4: "Collapsible",
  5: "Progress bar",
  6: "Navigation",
  7: "Prefetch",
  8: "Clean paths",
  9: "Route that fails to load",
  10: "Crash",
  11: "Wrong base URL",
  12: "Not found",
  13: "Titles",
  14: "Mobile",
  15: "Sidebars",
  16: "Table of contents",
  17: "Headings",
  18: "Version dropdown",
  19: "Locale switcher",
  20: "Search opens",
  21: "Search words",
  22: "/search",
  23: "Code blocks",
  24: "Errors for authors",
  25: "Footer",
};

const folders = ["bench", "e2e", "scripts", "src", "test"];
const testFile = /\.(test|spec|authoring)\.tsx?$/;
/** In a test's title, whose rest is taken as well, or alone in a comment, for every test of the file. */
const marker = /\[rows? ([\d, ]+)\](?: ([^"\n]*))?/g;

/** A test that names a row: its title, or `null` where every test of the file does. */
export interface RowTest {
  file: string;
  title: string | null;
}

/** Returns the tests that name each row, as `[row 4]` or `[rows 4, 5]`. */
export function testsByRow(root: string): Map<number, RowTest[]> {
  const rows = new Map<number, RowTest[]>(
    Object.keys(behaviourRows).map((row) => [Number(row), []]),
  );
  for (const file of testFiles(root)) {
    for (const { row, title } of rowsNamedIn(readFileSync(join(root, file), "utf8"))) {
      rows.set(row, [...(rows.get(row) ?? []), { file, title }]);
    }
  }
  return rows;
}

/** Returns the rows that the text of a test file names, in its order. */
export function rowsNamedIn(text: string): { row: number; title: string | null }[] {
  return [...text.matchAll(marker)].flatMap(([, list = "", title]) =>
    list.split(",").map((row) => ({ row: Number(row), title: title ?? null })),
  );
}

/** Returns every test file of the repository. */
export function testFiles(root: string): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => testFile.test(name))
      .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
      .sort(),
  );
}
