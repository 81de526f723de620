import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeFiles } from "./writeFiles";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "files-"));
  writeFileSync(join(root, "old.txt"), "old");
});
afterEach(() => rmSync(root, { recursive: true }));

const tree = () => readdirSync(root, { recursive: true, encoding: "utf8" }).sort();

it("writes every file, with its folders", () => {
  writeFiles({ [join(root, "old.txt")]: "new", [join(root, "a/b/c.txt")]: "c" });
  expect(tree()).toEqual(["a", "a/b", "a/b/c.txt", "old.txt"]);
  expect(readFileSync(join(root, "old.txt"), "utf8")).toBe("new");
});

it("writes none, and leaves nothing, where one cannot be written", () => {
  const files = {
    [join(root, "old.txt")]: "new",
    [join(root, "a/b.txt")]: "b",
    [join(root, "old.txt/c.txt")]: "c",
  };
  expect(() => writeFiles(files)).toThrow("old.txt");
  expect(tree()).toEqual(["old.txt"]);
  expect(readFileSync(join(root, "old.txt"), "utf8")).toBe("old");
});
