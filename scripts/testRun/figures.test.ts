import { figuresOf, readJestTests, readPlaywrightTests, rowsOf } from "./figures";

const jestTests = readJestTests(
  {
    testResults: [
      {
        name: "/site/scripts/supply/audit.test.ts",
        assertionResults: ["passed", "failed", "pending"].map((status) => ({
          fullName: "refuses [author 3, 7] a fault",
          status,
        })),
      },
      {
        name: "/site/src/ui/Button.test.tsx",
        assertionResults: [{ fullName: "a button", status: "passed" }],
      },
    ],
  },
  "/site",
);
const playwrightTests = readPlaywrightTests({
  suites: [
    {
      file: "pages.spec.ts",
      title: "pages.spec.ts",
      specs: [
        { title: "[browser 4] read", tests: [{ projectName: "desktop", status: "expected" }] },
      ],
      suites: [
        {
          file: "pages.spec.ts",
          title: "[browser 5] a group",
          specs: [
            {
              title: "with a fault [browser 6]",
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
    { what: "Rows of faults in the browser", tried: 26, held: 1 },
    { what: "Rows of faults while authoring and building", tried: 24, held: 0 },
  ]);
});

it("reads the rows of a title, also of the groups it stands in", () => {
  expect(playwrightTests.map(({ title }) => rowsOf(title, "browser"))).toEqual([[4], [5, 6]]);
  expect(rowsOf("refuses [author 3, 7] a fault", "author")).toEqual([3, 7]);
  expect(rowsOf("refuses [author 3, 7] a fault", "browser")).toEqual([]);
});

it("refuses a report of another shape", () => {
  expect(() => readJestTests({}, "/site")).toThrow("testResults");
  expect(() => readPlaywrightTests({})).toThrow("suites");
});
