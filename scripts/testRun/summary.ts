import { stripVTControlCharacters } from "node:util";
import { jestReport, playwrightReport, type PlaywrightSuite } from "./runnerReports";

/** The result that a test runner gives at its end. */
export interface Summary {
  title: string;
  passed: number;
  failed: number;
  skipped: number;
  /** Those of the passed that failed at first. */
  flaky: number;
  /** What went wrong, of the failed and of those that failed at first. */
  faults: Fault[];
}

interface Fault {
  /** The test, or the file that cannot run. */
  name: string;
  message: string;
}

/** Returns the summary of Jest's JSON report; a file that cannot run counts as a failed test. */
export function summarizeJest(report: unknown, title = "Unit tests (Jest)"): Summary {
  const result = jestReport.parse(report);
  const faults = result.testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (status === "failed" && failed.length === 0) return [{ name, message }];
    return failed.map(({ fullName, failureMessages }) => ({
      name: fullName,
      message: failureMessages.join("\n"),
    }));
  });
  return {
    title,
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    skipped: result.numPendingTests,
    flaky: 0,
    faults,
  };
}

/** Returns the summary of Playwright's JSON report; an error outside a test counts as failed. */
export function summarizePlaywright(
  report: unknown,
  title = "End-to-end tests (Playwright)",
): Summary {
  const { stats, errors, suites } = playwrightReport.parse(report);
  return {
    title,
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    flaky: stats.flaky,
    faults: [
      ...errors.map(({ message }) => ({ name: "Outside of any test", message })),
      ...suites.flatMap(faultsOf),
    ],
  };
}

function faultsOf({ specs, suites = [] }: PlaywrightSuite): Fault[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .flatMap(({ results }) => results)
      .flatMap(({ errors }) => errors)
      .map(({ message }) => ({ name: `${file}:${line} ${title}`, message })),
  );
  return [...own, ...suites.flatMap(faultsOf)];
}

/** Returns what went wrong, one line for each summary, and their sum as the last line. */
export function formatSummaries(summaries: readonly Summary[]): string {
  const total = `${sum(summaries, "passed")} passed, ${sum(summaries, "failed")} failed`;
  const faults = summaries.flatMap((summary) => summary.faults).map(formatFault);
  return [...faults, ...summaries.map(formatSummary), total].join("\n");
}

/** A line of a stack that leads to no code of ours. */
const foreignFrame = /^\s+at .*(node_modules|node:|new Promise \(<anonymous>\))/;

/** What was expected stands at the start of a message, and what a process has printed last at its end. */
function formatFault({ name, message }: Fault): string {
  const said = stripVTControlCharacters(message).trim().split("\n");
  const lines = said.filter((line) => !foreignFrame.test(line));
  const told = lines.length <= 40 ? lines : [...lines.slice(0, 20), "[…]", ...lines.slice(-20)];
  return `✘ ${name}\n${told.map((line) => `    ${line}`).join("\n")}\n`;
}

function formatSummary({ title, passed, failed, skipped, flaky }: Summary): string {
  const counts = `${title}: ${passed} passed, ${failed} failed, ${skipped} skipped`;
  return flaky === 0 ? counts : `${counts}; ${flaky} of the passed only when tried again`;
}

function sum(summaries: readonly Summary[], key: "passed" | "failed"): number {
  return summaries.reduce((total, summary) => total + summary[key], 0);
}
