import { isPagePath } from "./isPagePath";

it.each([
  ["the landing page", "/", true],
  ["a page", "/docs/api/page", true],
  ["a place on a page", "/docs/api/page#goto", true],
  ["a page with a query", "/search?q=a.b", true],
  ["a file", "/example.zip", false],
  ["a place on the same page", "#goto", false],
  ["another site", "https://example.test/docs", false],
  ["another site by its host", "//example.test/docs", false],
  ["nothing", "", false],
])("knows %s", (_case, href, expected) => {
  expect(isPagePath(href)).toBe(expected);
});
