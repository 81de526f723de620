import { formatExampleReport, isGood, reportExamples } from "./exampleReport";
import { parseLibraryFacts } from "../../../packages/example-check/src/facts/libraryFacts";
import { readContent } from "../content/readContent";
import { parseSource } from "../content/parseContent";

const library = parseLibraryFacts(readContent(process.cwd()).facts.map(({ text }) => text));

function reportOf(text: string) {
  const document = parseSource({ path: "content/docs/article/shop.mdx", text });
  return reportExamples({ documents: [document], library });
}

function ruby(code: string, meta = ""): string {
  return `\`\`\`ruby ${meta}\n${code}\n\`\`\`\n`;
}

it("counts blocks, calls and options", () => {
  const report = reportOf(ruby('page.goto("/", timeout: 5)') + ruby("page.title\ncart.click"));
  expect(formatExampleReport(report, 120).split("\n")).toEqual([
    "Ruby blocks:       2, 2 checked",
    "Calls:             3 on objects of the library",
    "Resolved:          2 (66.7 %; at least 95 % are wanted)",
    "Options checked:   1",
    "Left out:          0",
    "Unresolved:        1",
    "  content/docs/article/shop.mdx:6 click",
    "Time:              0.12 s",
  ]);
});

it("is not good where too many calls cannot be judged", () => {
  expect(isGood(reportOf(ruby("page.title")))).toBe(true);
  expect(isGood(reportOf(ruby("page.title\ncart.click")))).toBe(false);
});

it("is not good where something is wrong", () => {
  const report = reportOf(ruby("page.titel"));
  expect(report.problems).toMatchObject([{ line: 2, rule: "example-unknown-method" }]);
  expect(isGood(report)).toBe(false);
});

it("leaves out what says why, and prints it", () => {
  const report = reportOf(`\n${ruby("page.titel", 'unchecked="a slip on purpose"')}`);
  expect(isGood(report)).toBe(true);
  expect(formatExampleReport(report, 0)).toContain(
    "content/docs/article/shop.mdx:2 a slip on purpose",
  );
});

it("names the place of a block in a list", () => {
  const report = reportOf("- One:\n\n  ```ruby\n  page.titel\n  ```\n");
  expect(report.problems).toMatchObject([{ line: 4, column: 8 }]);
});
