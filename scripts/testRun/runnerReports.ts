import { z } from "zod";

/** What is read of the JSON report of Jest. */
export const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
});

const playwrightError = z.object({ message: z.string().default("no message") });

const playwrightSuite = z.object({
  specs: z.array(
    z.object({
      file: z.string(),
      line: z.number(),
      title: z.string(),
      tests: z.array(
        z.object({ results: z.array(z.object({ errors: z.array(playwrightError) })) }),
      ),
    }),
  ),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});

/** A file, or a `describe` in one. */
export type PlaywrightSuite = z.infer<typeof playwrightSuite>;

/** What is read of the JSON report of Playwright. */
export const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(playwrightError),
  suites: z.array(playwrightSuite),
});
