import { z } from "zod";

/** The result that a test runner gives at its end. */
export interface Summary {
  title: string;
  passed: number;
  failed: number;
  skipped: number;
  /** Those of the passed that failed at first. */
  flaky: number;
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

/** Returns the summary of Jest's JSON report; a file that cannot run counts as a failed test. */
export function summarizeJest(report: unknown, title = "Unit tests (Jest)"): Summary {
  const result = jestReport.parse(report);
  return {
    title,
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    skipped: result.numPendingTests,
    flaky: 0,
  };
}

/** Returns the summary of Playwright's JSON report; an error outside a test counts as failed. */
export function summarizePlaywright(
  report: unknown,
  title = "End-to-end tests (Playwright)",
): Summary {
  const { stats, errors } = playwrightReport.parse(report);
  return {
    title,
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    flaky: stats.flaky,
  };
}

/** Returns one line for each summary, and their sum as the last line. */
export function formatSummaries(summaries: readonly Summary[]): string {
  const total = `${sum(summaries, "passed")} passed, ${sum(summaries, "failed")} failed`;
  return [...summaries.map(formatSummary), total].join("\n");
}

function formatSummary({ title, passed, failed, skipped, flaky }: Summary): string {
  const counts = `${title}: ${passed} passed, ${failed} failed, ${skipped} skipped`;
  return flaky === 0 ? counts : `${counts}; ${flaky} of the passed only when tried again`;
}

function sum(summaries: readonly Summary[], key: "passed" | "failed"): number {
  return summaries.reduce((total, summary) => total + summary[key], 0);
}
