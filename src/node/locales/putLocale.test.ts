import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { forgetBuild, putLocale } from "./localeBuild";

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
  [
    "waiting/ja/index.html",
    "waiting/ja/docs/api.html",
    "finished/index.html",
    "finished/ja/old",
  ].forEach(write);
  await putLocale({ code: "ja", path: "/ja" }, join(root, "waiting"), join(root, "finished"));
  expect(files("finished")).toEqual(["/index.html", "/ja/docs/api.html", "/ja/index.html"]);
});

it("keeps of a locale's build what is right for the next one alone", async () => {
  ["public/index.html", ".cache/data/nodes", ".cache/webpack/pack", ".cache/compiled/a.js"].forEach(
    write,
  );
  await forgetBuild(root);
  expect(files("")).toEqual(["/.cache/compiled/a.js", "/.cache/webpack/pack"]);
});
