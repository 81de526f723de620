import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import { runMain } from "./process/runMain";
import { figuresOf, readJestTests, readPlaywrightTests } from "./testRun/figures";
import { reports } from "./testRun/reports";

const links = z.object({
  pages: z.number(),
  internal: z.number(),
  problems: z.array(z.string()),
});
const html = z.array(z.object({ errorCount: z.number() }));
const builds = z.array(z.object({ what: z.string(), tried: z.number(), held: z.number() }));

/** Prints what the last run of all tests (and of `check:builds`) tried, and what held; nothing is written by hand. */
runMain(() => {
  const root = process.cwd();
  const tests = [
    ...readJestTests(read(reports.jest), root),
    ...readJestTests(read(reports.authoring), root),
    ...readPlaywrightTests(read(reports.playwright)),
  ];
  const { pages, internal, problems } = links.parse(read(reports.links));
  const invalid = html.parse(read(reports.html)).filter(({ errorCount }) => errorCount > 0).length;
  const rows = [
    ...figuresOf(tests),
    { what: "Addresses inside the site", tried: internal, held: internal - problems.length },
    { what: "Pages of valid HTML", tried: pages, held: pages - invalid },
    ...(existsSync(reports.builds) ? builds.parse(read(reports.builds)) : []),
  ];
  console.table(Object.fromEntries(rows.map(({ what, ...figure }) => [what, figure])));
});

function read(file: string): unknown {
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
  throw new Error(`There is no ${file}. Run all tests first: npm test`);
}
