import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeFiles } from "../../../test/validSite";
import { siteDigest } from "./digest";

const before = process.cwd();
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "digest-"));
  process.chdir(root);
});
afterEach(() => {
  process.chdir(before);
  rmSync(root, { recursive: true });
});

it("is another with another picture, under another name too, and the same with another text", () => {
  const names = ["one", "two"].map((text) => {
    writeFiles(root, { "static/a.svg": text, "static/robots.txt": text });
    return siteDigest();
  });
  writeFiles(root, { "static/robots.txt": "three" });
  expect(siteDigest()).toBe(names[1]);
  writeFiles(root, { "static/b.svg": "" });
  expect(new Set([...names, siteDigest()]).size).toBe(3);
});
