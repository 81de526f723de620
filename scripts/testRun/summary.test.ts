import { formatSummaries, summarizeJest, summarizePlaywright } from "./summary";

const unitTests = summarizeJest({
  numPassedTests: 80,
  numFailedTests: 1,
  numPendingTests: 2,
  numRuntimeErrorTestSuites: 1,
});
const endToEnd = summarizePlaywright({
  stats: { expected: 10, unexpected: 1, flaky: 1, skipped: 3 },
  errors: [{ message: "The server did not start." }],
});

it("counts a file that cannot run as a failed unit test", () => {
  expect(unitTests).toMatchObject({ passed: 80, failed: 2, skipped: 2 });
});

it("counts errors outside a test as failed, and names the tests that passed only when tried again", () => {
  expect(endToEnd).toMatchObject({ passed: 11, failed: 2, skipped: 3, flaky: 1 });
});

it("ends with the sum of both", () => {
  expect(formatSummaries([unitTests, endToEnd]).split("\n")).toEqual([
    "Unit tests (Jest): 80 passed, 2 failed, 2 skipped",
    "End-to-end tests (Playwright): 11 passed, 2 failed, 3 skipped; 1 of the passed only when tried again",
    "91 passed, 4 failed",
  ]);
});

it("says so where no test was run", () => {
  expect(formatSummaries([])).toBe("0 passed, 0 failed");
});

it("refuses a report of another shape", () => {
  expect(() => summarizeJest({})).toThrow("numPassedTests");
});
