import { aDocument, outline } from "../../../test/contentFactories";
import { breakCellCode } from "./breakCellCode";

it.each([
  [
    "a call",
    "driver.find_element(css: value)",
    "code(driver., wbr(), find_element(, wbr(), css: value))",
  ],
  ["a chain", "a(b).c?.d()", "code(a(, wbr(), b)., wbr(), c?., wbr(), d())"],
  ["a class in a module", "Playwright::TimeoutError", "code(Playwright::, wbr(), TimeoutError)"],
  ["one word", "timeout:", "code(timeout:)"],
  ["brackets of dots", "fill(...)", "code(fill(...))"],
])("gives %s its places to go on in the next line", (_case, code, expected) => {
  expect(cellsOf(`| A |\n| - |\n| \`${code}\` |`)).toContain(expected);
});

it("breaks the code of a link, too", () => {
  expect(cellsOf("| A |\n| - |\n| [`page.goto`](/x) |")).toContain("a(code(page., wbr(), goto))");
});

it("leaves code outside of tables as it is", () => {
  const { tree } = aDocument("`driver.find_element`");
  expect(breakCellCode(tree)).toBe(tree);
});

function cellsOf(text: string): string {
  return outline(breakCellCode(aDocument(text).tree));
}
