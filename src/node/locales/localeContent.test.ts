import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { validSite, writeFiles } from "../../../test/validSite";
import { fileSources } from "./localeContent";

const root = mkdtempSync(join(tmpdir(), "locale-"));
afterAll(() => rmSync(root, { recursive: true }));

const start = "content/docs/article/start.mdx";
const clockDescriptions = "content/api/words/clock.yml";

beforeAll(() =>
  writeFiles(root, {
    ...validSite,
    [`locales/ja/${start}`]: validSite[start],
    [`locales/ja/${clockDescriptions}`]: validSite[clockDescriptions],
  }),
);

it("reads each version's folder in the first locale's build", () => {
  const folders = fileSources(root, "en", ["current", "1.61"]).map(({ path }) => path);
  expect(folders).toEqual([join(root, "content"), join(root, "versions/1.61/content")]);
});

it("reads a locale's own folder, and of the first locale's what is not translated", () => {
  const [own, shared] = fileSources(root, "ja", ["current"]);
  expect(own?.path).toBe(join(root, "locales/ja/content"));
  expect(shared?.path).toBe(join(root, "content"));
  expect(shared?.ignore).toEqual(
    expect.arrayContaining([join(root, "content/docs/**"), join(root, clockDescriptions)]),
  );
});

it.each(["en", "ja"])("reads nothing whose name starts with a dot in the build of %s", (code) => {
  const sources = fileSources(root, code, ["current"]);
  expect(sources.filter(({ ignore }) => !ignore.includes("**/.*"))).toEqual([]);
});
