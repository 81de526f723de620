import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { webpack, type Configuration, type Module } from "webpack";
import { closeCompiler, runCompiler } from "../../../test/runCompiler";
import { keepByCode } from "./keepByCode";

let folder: string;

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "kept-"))));
afterEach(() => rmSync(folder, { recursive: true }));

/** The modules that a build has made anew, with the results of the builds before it in the folder. */
async function madeAnew(version: string): Promise<string[]> {
  const config: Configuration = {
    mode: "development",
    context: folder,
    entry: "./entry.js",
    output: { path: join(folder, "made") },
    cache: {
      type: "filesystem",
      cacheDirectory: join(folder, "cache"),
      buildDependencies: { config: [join(folder, "config.js")] },
    },
  };
  const compiler = webpack(keepByCode(config, version));
  const { modules, builtModules } = (await runCompiler(compiler)).compilation;
  await closeCompiler(compiler);
  return [...modules].filter((module) => builtModules.has(module)).map(nameOf);
}

function nameOf(module: Module): string {
  return basename(module.identifier());
}

it("keeps what webpack has made for as long as our code is the same", async () => {
  writeFileSync(join(folder, "config.js"), "one");
  writeFileSync(join(folder, "entry.js"), "one()");
  expect(await madeAnew("one")).toEqual(["entry.js"]);
  writeFileSync(join(folder, "config.js"), "two");
  expect(await madeAnew("one")).toEqual([]);
  expect(await madeAnew("two")).toEqual(["entry.js"]);
});

it("leaves a configuration that keeps nothing", () => {
  expect(keepByCode({ cache: false }, "one")).toEqual({ cache: false });
});
