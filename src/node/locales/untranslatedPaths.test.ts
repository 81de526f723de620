import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeFiles } from "../../../test/validSite";
import { untranslatedPaths } from "./localeFolder";

const root = mkdtempSync(join(tmpdir(), "untranslated-"));
afterAll(() => rmSync(root, { recursive: true }));

beforeAll(() =>
  writeFiles(root, {
    "content/docs/article/start.mdx": "",
    "content/docs/api/clock.mdx": "",
    "content/samples/landing.mdx": "",
    "versions/1.61/content/docs/api/clock.mdx": "",
    "locales/ja/content/docs/article/start.mdx": "",
  }),
);

it("[row 19] knows the pages that a locale leaves to the first one", () => {
  expect(untranslatedPaths(root, "ja", ["current", "1.61"])).toEqual([
    "/docs/api/clock",
    "/docs/1.61/api/clock",
  ]);
  expect(untranslatedPaths(root, "en", ["current", "1.61"])).toEqual([]);
});
