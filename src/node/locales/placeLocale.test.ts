import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { keepLocale, placeLocale } from "./placeLocale";
import { prefixPaths } from "./prefixPaths";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "locales-"));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(file: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), "");
}

function files(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, folder).length))
    .sort();
}

it("[row 19] puts a built locale under its path of the first one's site", async () => {
  ["index.html", "docs/api/index.html", "docs/api/page/index.html", "_headers", "app.js"].forEach(
    (file) => {
      write(`public/${file}`);
    },
  );
  await keepLocale("ja", root);
  write("public/index.html");
  write("public/_headers");
  await placeLocale("ja", root);
  expect(files("public")).toEqual([
    "/_headers",
    "/index.html",
    "/ja/app.js",
    "/ja/docs/api.html",
    "/ja/docs/api/page.html",
    "/ja/index.html",
  ]);
});

it.each([
  [undefined, undefined, false],
  ["https://example.com", undefined, false],
  ["https://example.com/", undefined, false],
  ["https://example.com/base", undefined, true],
  ["https://example.com", "ja", true],
])("builds for %s in %s under a path: %s", (url, locale, isPrefixed) => {
  expect(prefixPaths(url, locale)).toBe(isPrefixed);
});
