import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const patch = resolve("src/patches/compileByEsbuild.cjs");
const compiler = require.resolve("gatsby/dist/utils/parcel/compile-gatsby-files");

it("compileByEsbuild: Gatsby calls `compileGatsbyFiles` by its module, so that another one can take its place", () => {
  const initialize = readFileSync(require.resolve("gatsby/dist/services/initialize"), "utf8");
  expect(initialize).toContain("_compileGatsbyFiles.compileGatsbyFiles)(siteDirectory)");
});

it("compileByEsbuild: what Gatsby's module is asked for is where Gatsby reads it", () => {
  const folder = mkdtempSync(join(tmpdir(), "compiled-"));
  mkdirSync(join(folder, "src"));
  writeFileSync(join(folder, "src/site.ts"), "export const title: string = 'Site';");
  const config = "import { title } from './src/site'; export default { siteMetadata: { title } };";
  writeFileSync(join(folder, "gatsby-config.ts"), config);
  writeFileSync(join(folder, "gatsby-node.ts"), "export const onPreInit = () => undefined;");
  const script = `require(${JSON.stringify(compiler)}).compileGatsbyFiles(${JSON.stringify(folder)})`;
  const { status, stderr } = spawnSync(process.execPath, ["--require", patch, "-e", script], {
    encoding: "utf8",
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  const compiled = jest.requireActual<{ default: object }>(
    join(folder, ".cache/compiled/gatsby-config.js"),
  );
  expect(compiled.default).toEqual({ siteMetadata: { title: "Site" } });
});
