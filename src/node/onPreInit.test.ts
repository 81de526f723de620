import { linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onPreInit } from "./onPreInit";

it("lets a build write into files of its own, also where .cache is gone", async () => {
  const before = process.cwd();
  const root = mkdtempSync(join(tmpdir(), "init-"));
  process.chdir(root);
  mkdirSync("public");
  writeFileSync("public/page.html", "First.");
  linkSync("public/page.html", "served.html");
  await (onPreInit as () => Promise<void>)();
  writeFileSync("public/page.html", "Half");
  expect(readFileSync("served.html", "utf8")).toBe("First.");
  process.chdir(before);
  rmSync(root, { recursive: true });
});
