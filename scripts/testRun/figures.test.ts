import { figuresOf, readJestTests, readPlaywrightTests } from "./figures";

const jestTests = readJestTests(
  {
    testResults: [
      {
        name: "/site/scripts/supply/audit.test.ts",
        assertionResults: [{ status: "passed" }, { status: "failed" }, { status: "pending" }],
      },
      { name: "/site/src/ui/Button.test.tsx", assertionResults: [{ status: "passed" }] },
    ],
  },
  "/site",
);
const playwrightTests = readPlaywrightTests({
  suites: [
    {
      file: "pages.spec.ts",
      specs: [{ tests: [{ projectName: "desktop", status: "expected" }] }],
      suites: [
        {
          file: "pages.spec.ts",
          specs: [
            {
              tests: [
                { projectName: "phone", status: "unexpected" },
                { projectName: "desktop", status: "skipped" },
              ],
            },
          ],
        },
      ],
    },
  ],
});

it("counts what was tried and what held, by subject, without what was skipped", () => {
  const figures = figuresOf([...jestTests, ...playwrightTests]);
  expect(figures.filter(({ tried }) => tried > 0)).toEqual([
    { what: "Routes × widths × colour modes: quiet, fitting, accessible", tried: 2, held: 1 },
    { what: "Packages: hashes, licences, use, advisories", tried: 2, held: 1 },
  ]);
});

it("refuses a report of another shape", () => {
  expect(() => readJestTests({}, "/site")).toThrow("testResults");
  expect(() => readPlaywrightTests({})).toThrow("suites");
});
