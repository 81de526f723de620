import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Returns every source file of the site; the example check reads the same facts for itself. */
function sourceFiles(): string[] {
  return readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$|^examples/.test(file))
    .map((file) => join("src", file));
}

it("needs a field of an option written down in four places", () => {
  const naming = sourceFiles().filter((file) =>
    /\bunit: (?:z|Api)|option\.unit\b/.test(readFileSync(file, "utf8")),
  );
  expect(naming.map((file) => file.replace(/^.*\//, "")).sort()).toEqual([
    "OptionsTable.tsx",
    "apiClass.ts",
    "factsSchema.ts",
    "memberFacts.ts",
  ]);
});
