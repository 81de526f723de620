import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getSSRChunkHashes } from "gatsby/dist/utils/webpack/get-ssr-chunk-hashes";
import { bundleByEsbuild, type RendererModules } from "./bundleByEsbuild";

const styles = { displayName: false, fileName: false, ssr: true };
/** Webpack's, of which nothing is asked. */
const config = undefined as never;
let folder: string;

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "renderer-"))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Gatsby's modules with an entry, and what is noted when they are called. */
function modulesOf(text: string, tags = "<script></script>") {
  writeFileSync(join(folder, "entry.ts"), text);
  const done: string[] = [];
  const modules: RendererModules = {
    bundles: {
      build: () => {
        done.push("webpack");
        return Promise.resolve("scripts");
      },
    },
    renderer: { buildRenderer: () => Promise.reject(new Error("webpack")) },
    configure: (stage) => {
      done.push(stage);
      return Promise.resolve({
        context: folder,
        entry: { "render-page": join(folder, "entry.ts") },
        resolve: { alias: {}, extensions: [".ts"] },
        externals: [{ "styled-components": "commonjs styled-components" }],
        plugins: [{ constructor: { name: "DefinePlugin" }, definitions: { STAGE: `"${stage}"` } }],
      });
    },
    babelPlugins: () => [
      { name: "babel-plugin-for-some-syntax", options: {} },
      { name: "babel-plugin-styled-components", options: styles },
    ],
    scripts: () => Promise.resolve({ tags }),
  };
  return { modules, done, file: bundleByEsbuild(modules) };
}

/** What Gatsby is given of an entry. */
function bundled(text: string, tags?: string) {
  return modulesOf(text, tags).modules.renderer.buildRenderer();
}

it("bundles in webpack's place, for the stage, where Gatsby looks for it", async () => {
  const { rendererPath, close } = await bundled("export const stage = STAGE;");
  expect(rendererPath).toBe(join(folder, ".cache/page-ssr/routes/render-page.js"));
  expect(readFileSync(rendererPath, "utf8")).toContain('"build-html"');
  expect(JSON.parse(readFileSync(`${rendererPath}.map`, "utf8"))).toMatchObject({ version: 3 });
  await expect(close()).resolves.toBeUndefined();
});

it("begins, once, when webpack has begun with the scripts, and says when the file is there", async () => {
  const { modules, done, file } = modulesOf("export const page = 1;");
  await expect(modules.bundles.build(config)).resolves.toBe("scripts");
  const { rendererPath } = await modules.renderer.buildRenderer();
  await expect(file()).resolves.toBe(rendererPath);
  expect(done).toEqual(["webpack", "build-html"]);
});

it("says what cannot be bundled where Gatsby waits for it", async () => {
  const { modules, file } = modulesOf("export const = 1;");
  await expect(modules.bundles.build(config)).resolves.toBe("scripts");
  await expect(modules.renderer.buildRenderer()).rejects.toThrow("entry.ts:1:13");
  await expect(file()).rejects.toThrow("entry.ts:1:13");
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
  const hash = async (text: string, tags?: string) => {
    const { stats } = await bundled(text, tags);
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
  expect(await hash("export const page = 1;", '<script src="/app-2.js"></script>')).not.toBe(one);
  expect(await hash("export const page = 1;")).toBe(one);
});
