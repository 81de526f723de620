import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Returns every source file of the site and of its facts. */
function sourceFiles(): string[] {
  return ["src", "packages/gem-facts/src"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$/.test(file))
      .map((file) => join(folder, file)),
  );
}

it("needs a field of an option written down in four places", () => {
  const naming = sourceFiles().filter((file) =>
    /\bunit: (?:z|Api)|option\.unit\b/.test(readFileSync(file, "utf8")),
  );
  expect(naming.map((file) => file.replace(/^.*\//, "")).sort()).toEqual([
    "OptionsTable.tsx",
    "apiClass.ts",
    "classFacts.ts",
    "memberFacts.ts",
  ]);
});
