import { z } from "zod";
import { authorFaults, browserFaults, faultMarker } from "../../test/faultRows";

/** One test that was run. */
export interface RunTest {
  /** Its file, from the repository's root. */
  file: string;
  /** Its own title behind those of the groups that it is in. */
  title: string;
  hasPassed: boolean;
  /** Of Playwright: the width it ran at. */
  project: string | null;
}

/** A line of the table: what the tests of some files show. */
export interface Figure {
  what: string;
  tried: number;
  held: number;
}

const jestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** The tests of Jest's JSON report; those that were skipped are left out. */
export function readJestTests(report: unknown, root: string): RunTest[] {
  return jestReport.parse(report).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "passed" || status === "failed")
      .map(({ fullName, status }) => ({
        title: fullName,
        file: name.replace(`${root}/`, ""),
        hasPassed: status === "passed",
        project: null,
      })),
  );
}

interface PlaywrightSuite {
  file: string;
  title: string;
  suites?: PlaywrightSuite[] | undefined;
  specs: { title: string; tests: { projectName: string; status: string }[] }[];
}

const playwrightSuite: z.ZodType<PlaywrightSuite> = z.lazy(() =>
  z.object({
    file: z.string(),
    title: z.string(),
    suites: z.array(playwrightSuite).optional(),
    specs: z.array(
      z.object({
        title: z.string(),
        tests: z.array(z.object({ projectName: z.string(), status: z.string() })),
      }),
    ),
  }),
);
const playwrightReport = z.object({ suites: z.array(playwrightSuite) });

/** The tests of Playwright's JSON report; those that were skipped are left out. */
export function readPlaywrightTests(report: unknown): RunTest[] {
  return playwrightReport.parse(report).suites.flatMap((suite) => testsOf(suite));
}

function testsOf({ file, title, suites = [], specs }: PlaywrightSuite, above = ""): RunTest[] {
  const group = `${above} ${title}`;
  const own = specs
    .flatMap((spec) => spec.tests.map((test) => ({ ...test, title: `${group} ${spec.title}` })))
    .filter(({ status }) => status !== "skipped")
    .map(({ projectName, status, title }) => ({
      title,
      file: `e2e/${file}`,
      hasPassed: status === "expected",
      project: projectName,
    }));
  return [...own, ...suites.flatMap((suite) => testsOf(suite, group))];
}

/** What the site stands, and the files whose tests show it. */
const subjects: readonly [what: string, files: RegExp][] = [
  ["Routes × widths × colour modes: quiet, fitting, accessible", /^e2e\/pages\.spec/],
  [
    "Accessibility by keyboard, in dialogs and menus",
    /^e2e\/.*(?:keyboard|accessib|a11y|dialog|panel)/,
  ],
  ["Answers of the server", /^(?:e2e\/server\.spec|scripts\/preview\/.*\.test)/],
  [
    "Faults of authors, without Gatsby",
    /^src\/node\/content\/(?:authoringFaults|checkContent)\.test/,
  ],
  ["Faults of authors, with Gatsby", /^e2e\/authoring\//],
  ["Hostile input", /hostileInput\.test|PageHead\.server\.test|e2e\/hostile\.spec/],
  ["Packages: hashes, licences, use, advisories", /^scripts\/supply\//],
];

/** What was tried of each subject, and what held; of the tables of faults, the rows whose tests all passed. */
export function figuresOf(tests: readonly RunTest[]): Figure[] {
  return [
    ...subjects.map(([what, files]) => {
      const own = tests.filter(({ file }) => files.test(file));
      return { what, tried: own.length, held: own.filter(({ hasPassed }) => hasPassed).length };
    }),
    rowFigure("Rows of faults in the browser", "browser", browserFaults, tests),
    rowFigure("Rows of faults while authoring and building", "author", authorFaults, tests),
  ];
}

function rowFigure(
  what: string,
  table: string,
  faults: Readonly<Record<number, string>>,
  tests: readonly RunTest[],
): Figure {
  const rows = Object.keys(faults).map(Number);
  const held = rows.filter((row) => {
    const own = tests.filter(({ title }) => rowsOf(title, table).includes(row));
    return own.length > 0 && own.every(({ hasPassed }) => hasPassed);
  });
  return { what, tried: rows.length, held: held.length };
}

/** The rows of a table that a title names. */
export function rowsOf(title: string, table: string): number[] {
  return [...title.matchAll(faultMarker)]
    .filter(([, named]) => named === table)
    .flatMap(([, , list = ""]) => list.split(",").map(Number));
}
