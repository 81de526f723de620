import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getSSRChunkHashes } from "gatsby/dist/utils/webpack/get-ssr-chunk-hashes";
import { bundleByEsbuild, type RendererModules } from "./bundleByEsbuild";

const styles = { displayName: false, fileName: false, ssr: true };
let folder: string;

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "renderer-"))));
afterEach(() => rmSync(folder, { recursive: true }));

/** What Gatsby is given of an entry. */
function bundled(text: string) {
  writeFileSync(join(folder, "entry.ts"), text);
  const modules: RendererModules = {
    renderer: { buildRenderer: () => Promise.reject(new Error("webpack")) },
    configure: (program, stage) =>
      Promise.resolve({
        context: program.directory,
        entry: { "render-page": join(program.directory, "entry.ts") },
        resolve: { alias: {}, extensions: [".ts"] },
        externals: [{ "styled-components": "commonjs styled-components" }],
        plugins: [{ constructor: { name: "DefinePlugin" }, definitions: { STAGE: `"${stage}"` } }],
      }),
    babelPlugins: () => [
      { name: "babel-plugin-for-some-syntax", options: {} },
      { name: "babel-plugin-styled-components", options: styles },
    ],
  };
  bundleByEsbuild(modules);
  return modules.renderer.buildRenderer({ directory: folder }, "build-html");
}

it("bundles in webpack's place, for the stage, where Gatsby looks for it", async () => {
  const { rendererPath, close } = await bundled("export const stage = STAGE;");
  expect(rendererPath).toBe(join(folder, ".cache/page-ssr/routes/render-page.js"));
  expect(readFileSync(rendererPath, "utf8")).toContain('"build-html"');
  expect(JSON.parse(readFileSync(`${rendererPath}.map`, "utf8"))).toMatchObject({ version: 3 });
  await expect(close()).resolves.toBeUndefined();
});

it("names styles with the options of Gatsby's plugin", async () => {
  const { rendererPath } = await bundled(
    'import styled from "styled-components"; export const Title = styled.h1`top: 0;`;',
  );
  const made = readFileSync(rendererPath, "utf8");
  expect(made).toMatch(/componentId: "sc-[\da-z]+-0"/);
  expect(made).not.toContain("displayName");
});

it("tells Gatsby by one hash whether pages have to be drawn anew", async () => {
  const hash = async (text: string) => {
    const { stats } = await bundled(text);
    const { renderPageHash, templateHashes } = getSSRChunkHashes({
      stats: stats as never,
      components: new Map(),
    });
    expect(templateHashes).toEqual({});
    return renderPageHash;
  };
  const one = await hash("export const page = 1;");
  expect(one).toMatch(/^[\da-f]{64}$/);
  expect(await hash("export const page = 2;")).not.toBe(one);
  expect(await hash("export const page = 1;")).toBe(one);
});
