import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { webpack, type Compiler, type Stats } from "webpack";
import { closeCompiler, runCompiler } from "../../../test/runCompiler";
import { releaseCompiler } from "./releaseCompiler";

let folder: string;

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "compiler-"))));
afterEach(() => rmSync(folder, { recursive: true }));

/** A compiler of a module that asks for another, and what it came to. */
async function compiled(asked: string): Promise<{ compiler: Compiler; stats: Stats }> {
  writeFileSync(join(folder, "entry.js"), `require(${JSON.stringify(asked)});`);
  writeFileSync(join(folder, "other.js"), "");
  const compiler = webpack({
    mode: "development",
    entry: join(folder, "entry.js"),
    output: { path: join(folder, "made") },
    cache: { type: "filesystem", cacheDirectory: join(folder, "cache") },
    plugins: [releaseCompiler],
  });
  return { compiler, stats: await runCompiler(compiler) };
}

it("empties a compiler once it is closed, which may be closed again", async () => {
  const { compiler, stats } = await compiled("./other");
  expect(stats.compilation.modules.size).toBe(2);
  expect(await closeCompiler(compiler)).toBeFalsy();
  expect(stats.compilation).toBeNull();
  expect(Object.keys(compiler)).toEqual(["close"]);
  expect(await closeCompiler(compiler)).toBeFalsy();
});

it("leaves what a compiler came to where that has errors, which are read after the end", async () => {
  const { compiler, stats } = await compiled("./missing");
  await closeCompiler(compiler);
  expect(stats.compilation.errors).toHaveLength(1);
});
