import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { adminKeyCanary } from "../scripts/testRun/canary";
import { algoliaConfig } from "../src/config/search";

const isConfigured = algoliaConfig() !== null;

test("scripts have Algolia's client where it is configured, and nothing of it elsewhere", () => {
  const scripts = publishedFiles().filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.some((file) => /algolia/i.test(readFileSync(file, "utf8")))).toBe(isConfigured);
});

test("pages connect to Algolia where it is configured, and to nobody elsewhere", () => {
  const page = readFileSync(join("public", "index.html"), "utf8");
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

function publishedFiles(): string[] {
  return readdirSync("public", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
