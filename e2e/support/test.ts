import { test as base } from "@playwright/test";

export { expect } from "@playwright/test";

interface Expectations {
  /** Console errors that a test causes on purpose. */
  expectedErrors: RegExp[];
  /** Fails the test on an unexpected console error or exception, on a request to another origin, and on a cookie. */
  quietPage: void;
}

/** Playwright's `test`, with every page watched for errors and for requests that leave the site. */
export const test = base.extend<Expectations>({
  expectedErrors: [[], { option: true }],
  quietPage: [
    async ({ page, baseURL, expectedErrors }, use) => {
      const problems: string[] = [];
      page.on("pageerror", (error) => problems.push(`exception: ${error.message} (${page.url()})`));
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) {
          problems.push(`${message.type()}: ${message.text()} (${page.url()})`);
        }
      });
      page.on("request", (request) => {
        if (!isOwn(request.url(), baseURL)) problems.push(`request to ${request.url()}`);
      });
      await use();
      // What is still asked for when a test ends has no answer to wait for: its handler would end the next test.
      if (!page.isClosed()) await page.unrouteAll({ behavior: "ignoreErrors" });
      for (const { name } of await page.context().cookies()) problems.push(`cookie ${name}`);
      const unexpected = problems.filter((problem) => !matchesAny(problem, expectedErrors));
      if (unexpected.length > 0)
        throw new Error(`The page was not quiet:\n${unexpected.join("\n")}`);
    },
    { auto: true },
  ],
});

function isOwn(url: string, baseURL: string | undefined): boolean {
  return /^(data|blob|about):/.test(url) || new URL(url).origin === baseURL;
}

function matchesAny(problem: string, patterns: readonly RegExp[]): boolean {
  return patterns.some((pattern) => pattern.test(problem));
}
