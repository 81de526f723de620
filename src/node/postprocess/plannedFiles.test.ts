import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { site } from "../../config/site";
import { assertSite, namedFiles, neededFiles, plannedFiles, wholeSiteFiles } from "./plannedFiles";

const pages = { paths: ["/", "/docs/a", "/404", "/404.html"], markdown: ["/docs/a.md"] };
const plan = plannedFiles(pages);
const assertWhole = () => assertSite(folder, { ...pages, pathPrefix: "/base", isWhole: true });
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "planned-"));
  for (const file of [...plan, ...wholeSiteFiles]) write(file, "text");
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

it("plans pages, their data, their Markdown, and the files of search", () => {
  expect(plan).toEqual(
    expect.arrayContaining([
      "/docs/a.html",
      "/page-data/docs/a/page-data.json",
      "/docs/a.md",
      "/404.html",
      "/search/symbols.json",
      "/search/index.json",
    ]),
  );
  expect(plan).not.toContain("/404/index.html");
});

it("accepts a folder that has all of them", () => {
  expect(assertWhole).not.toThrow();
});

it.each(["/docs/a.html", "/docs/a.md", "/search/index.json", "/_headers", "/_redirects"])(
  "names %s where it is missing, and where it is empty",
  (file) => {
    write(file, "");
    expect(assertWhole).toThrow(`\n${file}`);
    rmSync(join(folder, file));
    expect(assertWhole).toThrow("did not write 1 of them, so nothing is published");
  },
);

it("knows what the app asks for on each page", () => {
  const needs = { scripts: ["/base/app-1.js"], data: ["/base/page-data/app-data.json"] };
  const list = `<script id="app-needs" type="application/json">${JSON.stringify(needs)}</script>`;
  write("/docs/a.html", list);
  write("/index.html", list);
  const needed = neededFiles(folder, ["/", "/docs/a", "/404"], "/base");
  expect(needed).toEqual(["/app-1.js", "/page-data/app-data.json"]);
  expect(assertWhole).toThrow("\n/app-1.js\n/page-data/app-data.json");
});

it("knows the card and the feed that a page names", () => {
  const card = `<meta data-a="true" property="og:image" content="${site.root}/cards/docs/a.png"/>`;
  const feed = `<link rel="alternate" type="application/atom+xml" href="${site.root}/a.atom"/>`;
  write("/docs/a.html", `<head>${card}${feed}</head>`);
  expect(namedFiles(folder, pages.paths)).toEqual(["/cards/docs/a.png", "/a.atom"]);
  expect(assertWhole).toThrow("/cards/docs/a.png\n/a.atom");
});
