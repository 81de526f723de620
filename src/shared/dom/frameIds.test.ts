import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { frameIds } from "./frameIds";

const folders = ["app", "layout", "mdx", "search", "ui"].map((name) => join("src", name));

/** Returns the lines of a folder's components that write an id as it stands: `<h2 id="title">`. */
function literalIds(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => /(?<!\.test)\.tsx$/.test(file))
    .flatMap((file) => readFileSync(join(folder, file), "utf8").match(/\sid="[^"]*"/g) ?? []);
}

it.each(folders)("has the ids of %s, which writes none itself", (folder) => {
  expect(literalIds(folder)).toEqual([]);
});

it("names each id once", () => {
  expect(new Set(frameIds).size).toBe(frameIds.length);
});
