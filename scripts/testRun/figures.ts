import { z } from "zod";

/** One test that was run. */
export interface RunTest {
  /** Its file, from the repository's root. */
  file: string;
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
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
});

/** The tests of Jest's JSON report; those that were skipped are left out. */
export function readJestTests(report: unknown, root: string): RunTest[] {
  return jestReport.parse(report).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "passed" || status === "failed")
      .map(({ status }) => ({
        file: name.replace(`${root}/`, ""),
        hasPassed: status === "passed",
        project: null,
      })),
  );
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[] | undefined;
  specs: { tests: { projectName: string; status: string }[] }[];
}

const playwrightSuite: z.ZodType<PlaywrightSuite> = z.lazy(() =>
  z.object({
    file: z.string(),
    suites: z.array(playwrightSuite).optional(),
    specs: z.array(
      z.object({ tests: z.array(z.object({ projectName: z.string(), status: z.string() })) }),
    ),
  }),
);
const playwrightReport = z.object({ suites: z.array(playwrightSuite) });

/** The tests of Playwright's JSON report; those that were skipped are left out. */
export function readPlaywrightTests(report: unknown): RunTest[] {
  return playwrightReport.parse(report).suites.flatMap(testsOf);
}

function testsOf({ file, suites = [], specs }: PlaywrightSuite): RunTest[] {
  const own = specs
    .flatMap(({ tests }) => tests)
    .filter(({ status }) => status !== "skipped")
    .map(({ projectName, status }) => ({
      file: `e2e/${file}`,
      hasPassed: status === "expected",
      project: projectName,
    }));
  return [...own, ...suites.flatMap(testsOf)];
}

/** What the site stands, and the files whose tests show it. */
const subjects: readonly [what: string, files: RegExp][] = [
  ["Routes × widths × colour modes: quiet, fitting, accessible", /^e2e\/pages\.spec/],
  [
    "Accessibility by keyboard, in dialogs and menus",
    /^e2e\/.*(?:keyboard|accessib|a11y|dialog|panel)/,
  ],
  ["Faults in the browser", /^e2e\/.*fault/],
  ["Answers of the server", /^(?:e2e\/server\.spec|scripts\/preview\/.*\.test)/],
  [
    "Faults of authors, without Gatsby",
    /^src\/node\/content\/(?:authoringFaults|checkContent)\.test/,
  ],
  ["Faults of authors, with Gatsby", /^e2e\/authoring\//],
  ["Hostile input", /hostileInput\.test|PageHead\.server\.test|e2e\/hostile\.spec/],
  ["Packages: hashes, licences, use, advisories", /^scripts\/supply\//],
];

/** What was tried of each subject, and what held. */
export function figuresOf(tests: readonly RunTest[]): Figure[] {
  return subjects.map(([what, files]) => {
    const own = tests.filter(({ file }) => files.test(file));
    return { what, tried: own.length, held: own.filter(({ hasPassed }) => hasPassed).length };
  });
}
