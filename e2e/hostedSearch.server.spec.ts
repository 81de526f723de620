import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { builtSite } from "../scripts/preview/builtSite";
import { adminKeyCanary } from "../scripts/testRun/reports";
import { algoliaConfig } from "../src/config/search";

const isConfigured = algoliaConfig() !== null;

test("scripts have Algolia's client where it is configured, and nothing of it elsewhere", () => {
  const scripts = currentScripts();
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.some((file) => /algolia/i.test(readFileSync(file, "utf8")))).toBe(isConfigured);
});

test("pages connect to Algolia where it is configured, and to nobody elsewhere", () => {
  const page = readFileSync(join(builtSite, "index.html"), "utf8");
  expect(page.includes('rel="preconnect"')).toBe(isConfigured);
});

test("no published file has the admin key", () => {
  const keys = [adminKeyCanary, process.env["ALGOLIA_ADMIN_KEY"]].filter(
    (key) => key !== undefined,
  );
  const leaks = publishedFiles().filter((file) => {
    const text = readFileSync(file, "latin1");
    return keys.some((key) => text.includes(key));
  });
  expect(leaks).toEqual([]);
});

/**
 * Returns the scripts that the page or webpack's list of files names: Gatsby leaves those of earlier builds in place.
 */
function currentScripts(): string[] {
  const page = readFileSync(join(builtSite, "index.html"), "utf8");
  const [runtime = ""] = /webpack-runtime-\w+\.js/.exec(page) ?? [];
  const names = page + readFileSync(join(builtSite, runtime), "utf8");
  return publishedFiles().filter((file) => {
    const hash = /-([0-9a-f]{20})\.js$/.exec(file)?.[1];
    return hash !== undefined && names.includes(hash);
  });
}

function publishedFiles(): string[] {
  return readdirSync(builtSite, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
