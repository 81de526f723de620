import { z } from "zod";

/** What a test runner says at its end. */
export interface Summary {
  title: string;
  passed: number;
  failed: number;
  skipped: number;
}

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
});

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.unknown()),
});

/** The summary of Jest's JSON report; a file that cannot run counts as a failed test. */
export function summarizeJest(report: unknown, title = "Unit tests (Jest)"): Summary {
  const result = jestReport.parse(report);
  return {
    title,
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    skipped: result.numPendingTests,
  };
}

/** The summary of Playwright's JSON report; a flaky test and an error outside a test count as failed. */
export function summarizePlaywright(report: unknown): Summary {
  const { stats, errors } = playwrightReport.parse(report);
  return {
    title: "End-to-end tests (Playwright)",
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/** One line for each summary, and their sum as the last line. */
export function formatSummaries(summaries: readonly Summary[]): string {
  const lines = summaries.map(
    ({ title, passed, failed, skipped }) =>
      `${title}: ${passed} passed, ${failed} failed, ${skipped} skipped`,
  );
  return [...lines, `${sum(summaries, "passed")} passed, ${sum(summaries, "failed")} failed`].join(
    "\n",
  );
}

function sum(summaries: readonly Summary[], key: "passed" | "failed"): number {
  return summaries.reduce((total, summary) => total + summary[key], 0);
}
