import { linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onPreInit } from "./onPreInit";

const before = process.cwd();
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "init-"));
  process.chdir(root);
});

afterEach(() => {
  process.chdir(before);
  rmSync(root, { recursive: true });
});

it("lets a build write into files of its own, also where .cache is gone", async () => {
  mkdirSync("public");
  writeFileSync("public/page.html", "First.");
  linkSync("public/page.html", "served.html");
  await (onPreInit as () => Promise<void>)();
  writeFileSync("public/page.html", "Half");
  expect(readFileSync("served.html", "utf8")).toBe("First.");
});
