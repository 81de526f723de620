import { formatSummaries, summarizeJest, summarizePlaywright } from "./summary";

const unitTests = summarizeJest({
  numPassedTests: 80,
  numFailedTests: 1,
  numPendingTests: 2,
  numRuntimeErrorTestSuites: 1,
  testResults: [
    { name: "a.test.ts", status: "passed", message: "", assertionResults: [] },
    { name: "b.test.ts", status: "failed", message: "No module c", assertionResults: [] },
    {
      name: "d.test.ts",
      status: "failed",
      message: "All of it",
      assertionResults: [
        { fullName: "adds", status: "passed", failureMessages: [] },
        { fullName: "divides", status: "failed", failureMessages: ["\u001b[31m1 / 0\u001b[39m"] },
      ],
    },
  ],
});
const spec = { file: "bar.spec.ts", line: 7 };
const endToEnd = summarizePlaywright({
  stats: { expected: 10, unexpected: 1, flaky: 1, skipped: 3 },
  errors: [{ message: "The server did not start." }],
  suites: [
    {
      specs: [],
      suites: [
        {
          specs: [
            { ...spec, title: "opens", tests: [{ results: [{ errors: [] }] }] },
            {
              ...spec,
              title: "closes",
              tests: [{ results: [{ errors: [{ message: printed(90) }] }, { errors: [] }] }],
            },
          ],
        },
      ],
    },
  ],
});

it("counts a file that cannot run as a failed unit test", () => {
  expect(unitTests).toMatchObject({ passed: 80, failed: 2, skipped: 2 });
});

it("counts errors outside a test as failed, and names the tests that passed only when tried again", () => {
  expect(endToEnd).toMatchObject({ passed: 11, failed: 2, skipped: 3, flaky: 1 });
});

it("ends with the sum of both", () => {
  expect(formatSummaries([unitTests, endToEnd]).split("\n").slice(-3)).toEqual([
    "Unit tests (Jest): 80 passed, 2 failed, 2 skipped",
    "End-to-end tests (Playwright): 11 passed, 2 failed, 3 skipped; 1 of the passed only when tried again",
    "91 passed, 4 failed",
  ]);
});

it("names what failed, with the start and the end of what is said of it", () => {
  expect(formatSummaries([unitTests, endToEnd]).split("\n").slice(0, -3)).toEqual([
    "✘ b.test.ts",
    "    No module c",
    "",
    "✘ divides",
    "    1 / 0",
    "",
    "✘ Outside of any test",
    "    The server did not start.",
    "",
    "✘ bar.spec.ts:7 closes",
    ...Array.from({ length: 20 }, (_, line) => `    line ${line}`),
    "    […]",
    ...Array.from({ length: 20 }, (_, line) => `    line ${line + 70}`),
    "",
  ]);
});

it("leaves out the frames of others, which would take the place of what was printed last", () => {
  const message = [
    ...printed(30).split("\n"),
    "    at Object.<anonymous> (/work/e2e/own.ts:3:68)",
    "    at processTicksAndRejections (node:internal/process/task_queues:95:5)",
    "    at new Promise (<anonymous>)",
    ...Array.from(
      { length: 20 },
      () => "    at run (/work/node_modules/jest-circus/build/a.js:1:1)",
    ),
  ].join("\n");
  const [, ...told] = formatSummaries([{ ...unitTests, faults: [{ name: "dies", message }] }])
    .split("\n")
    .slice(0, -3);
  expect(told).toEqual([
    ...Array.from({ length: 30 }, (_, line) => `    line ${line}`),
    "        at Object.<anonymous> (/work/e2e/own.ts:3:68)",
  ]);
});

it("says so where no test was run", () => {
  expect(formatSummaries([])).toBe("0 passed, 0 failed");
});

it("refuses a report of another shape", () => {
  expect(() => summarizeJest({})).toThrow("numPassedTests");
});

function printed(lines: number): string {
  return Array.from({ length: lines }, (_, line) => `line ${line}`).join("\n");
}
