import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { differences, hashesOf, stampsOf } from "./fileMarks";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "marks-"));
  mkdirSync(join(root, "docs"));
  for (const name of ["index.html", "docs/page.html", "docs/old.html"])
    writeFileSync(join(root, name), name);
});

afterEach(() => rmSync(root, { recursive: true }));

it("finds nothing where nothing has changed", async () => {
  expect(differences(await hashesOf(root), await hashesOf(root))).toEqual([]);
  expect(differences(await stampsOf(root), await stampsOf(root))).toEqual([]);
});

it("names what was changed, added and removed", async () => {
  const before = await hashesOf(root);
  writeFileSync(join(root, "docs/page.html"), "docs/page.htm1");
  writeFileSync(join(root, "new.html"), "");
  rmSync(join(root, "docs/old.html"));
  expect(differences(before, await hashesOf(root))).toEqual([
    "/docs/old.html",
    "/docs/page.html",
    "/new.html",
  ]);
});

it("tells a file that was written anew by its stamp, though its bytes are the same", async () => {
  const before = await stampsOf(root);
  utimesSync(join(root, "index.html"), 1, 1);
  expect(differences(before, await stampsOf(root))).toEqual(["/index.html"]);
});
