import { readFileSync } from "node:fs";
import { checkHydrationData, type PageData } from "./hydrationData";
import { readPreservedHtml } from "./preservedSections";
import type { ContentElement } from "../shared/content/contentNode";

const section: ContentElement = [
  "PreservedSection",
  { heading: "start" },
  ["section", { "aria-labelledby": "start" }],
];
const dataOf = (content: object): PageData => ({
  path: "/docs/a",
  result: { data: { docPage: { content } } },
});

beforeEach(() => {
  document.body.innerHTML = `<article><section><h2 id="start">Start</h2></section></article>`;
  window.history.replaceState(null, "", "/docs/a?framework=rspec");
});

it("leaves the data to Gatsby under the address's query, and finds the sections that they lack", () => {
  window.pageData = dataOf([section]);
  checkHydrationData(window);
  expect(window.pageData).toMatchObject({ path: "/docs/a?framework=rspec" });
  expect(readPreservedHtml(section)).toBe(`<h2 id="start">Start</h2>`);
});

it("leaves the data of a page without a document to Gatsby as well", () => {
  window.pageData = { path: "/search", result: {} };
  checkHydrationData(window);
  expect(window.pageData).toMatchObject({ path: "/search?framework=rspec" });
});

it.each([
  ["a section is not in the page", () => document.querySelector("section")?.remove(), [section]],
  ["they have no document", () => undefined, {}],
])("has Gatsby ask for all of the data where %s", (_case, change, content) => {
  change();
  window.pageData = dataOf(content);
  checkHydrationData(window);
  expect(window.pageData).toBeUndefined();
});

it("has Gatsby ask for all of the data where there are none, or others", () => {
  checkHydrationData(window);
  expect(window.pageData).toBeUndefined();
  Object.assign(window, { pageData: "something else" });
  checkHydrationData(window);
  expect(window.pageData).toBeUndefined();
});

it("puts the data where Gatsby's loader takes a page's data from", () => {
  const app = readFileSync(require.resolve("gatsby/cache-dir/production-app.js"), "utf8");
  expect(app).toContain("new ProdLoader(asyncRequires, matchPaths, window.pageData)");
});
