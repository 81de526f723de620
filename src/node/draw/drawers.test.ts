import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { buildSync } from "esbuild";
import type GatsbyCache from "gatsby/dist/utils/cache-lmdb";
import { createDrawers, type Drawers } from "./drawers";

const start = process.cwd();
let folder: string;
let drawers: Drawers;

/** Says of each page what it was drawn with, and by which process; `/broken` cannot be drawn. */
const renderer = `
  const { mkdirSync, writeFileSync } = require("fs");
  const { setTimeout } = require("timers/promises");
  exports.drawAhead = async ({ pagePath, pageData, staticQueryContext, context }) => {
    await setTimeout(pageData.result.delay);
    mkdirSync("ahead" + pagePath, { recursive: true });
    const drawn = { ...pageData, staticQueryContext, ...context, process: process.pid };
    writeFileSync("ahead" + pagePath + "/drawn.json", JSON.stringify(drawn));
  };
  exports.default = async ({ pagePath, pageData, staticQueryContext, scripts, context }) => {
    await setTimeout(50);
    if (pagePath === "/broken") throw new TypeError("No such page.");
    const files = scripts.map(({ name }) => name);
    return {
      html: JSON.stringify({ ...pageData, staticQueryContext, files, ...context, process: process.pid }),
      unsafeBuiltinsUsage: pagePath === "/unsafe" ? ["at page.tsx:1"] : [],
      sliceData: { path: pagePath },
    };
  };`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "drawers-"));
  process.chdir(folder);
  symlinkSync(join(start, "node_modules"), "node_modules");
  write("package.json", "{}");
  write("renderer.js", renderer);
  write("public/webpack.stats.json", {
    assetsByChunkName: { app: ["app-1.js"] },
    childAssetsByChunkName: {},
  });
  write("public/page-data/sq/d/7.json", { data: { title: "Title" } });
  buildSync({
    absWorkingDir: start,
    entryPoints: ["src/node/draw/drawer.ts"],
    outfile: join(folder, "drawer.js"),
    bundle: true,
    platform: "node",
    packages: "external",
  });
  drawers = createDrawers(join(folder, "drawer.js"), 2);
});

afterEach(async () => {
  await Promise.all(drawers.end());
  process.chdir(start);
  rmSync(folder, { recursive: true });
});

function write(file: string, content: string | object) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
}

/** Pages whose queries have answers, which Gatsby keeps by itself until it writes them into the site. */
async function answer(results: Record<string, object>) {
  let Cache: typeof GatsbyCache | undefined;
  // It finds its place when it is loaded.
  jest.isolateModules(() => {
    Cache = jest.requireActual<{ default: typeof GatsbyCache }>(
      "gatsby/dist/utils/cache-lmdb",
    ).default;
  });
  if (!Cache) throw new Error("There is no cache.");
  const cache = new Cache({ name: "internal-tmp-query-results", encoding: "string" }).init();
  for (const [path, result] of Object.entries(results))
    await cache.set(path, JSON.stringify(result));
}

function writeData(path: string) {
  const data = {
    path,
    componentChunkName: "guide",
    staticQueryHashes: ["7"],
    result: { is: path },
  };
  write(`public/page-data${path}/page-data.json`, data);
}

const read = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
const ahead = (paths: string[]) => ({
  renderer: join(folder, "renderer.js"),
  pages: paths.map((path) => ({ path, componentChunkName: "guide" })),
  staticQueries: ["7"],
});
const draw = (...paths: string[]) =>
  drawers.draw({
    htmlComponentRendererPath: join(folder, "renderer.js"),
    paths,
    webpackCompilationHash: "1",
  });

it("draws pages into the site, with what their templates ask for", async () => {
  writeData("/a");
  writeData("/unsafe");
  await expect(draw("/a", "/unsafe")).resolves.toEqual({
    slicesPropsPerPage: { "/a": { path: "/a" }, "/unsafe": { path: "/unsafe" } },
    unsafeBuiltinsUsageByPagePath: { "/unsafe": ["at page.tsx:1"] },
  });
  expect(read("public/a/index.html")).toMatchObject({
    path: "/a",
    result: { is: "/a" },
    staticQueryContext: { 7: { data: { title: "Title" } } },
    files: ["app-1.js"],
    isDuringBuild: true,
  });
});

it("says which page cannot be drawn, and why", async () => {
  writeData("/broken");
  const broken = draw("/broken");
  await expect(broken).rejects.toMatchObject({
    message: "No such page.",
    context: { path: "/broken", unsafeBuiltinsUsageByPagePath: {} },
  });
  await expect(broken.catch(({ stack }: Error) => stack)).resolves.toMatch(/renderer\.js:\d+/);
  await expect(draw("/gone")).rejects.toMatchObject({ context: { path: "/gone" } });
});

const drawnAhead = (path: string) => join("ahead", path, "drawn.json");

/** Waits for a file that another process writes. */
async function written(file: string) {
  while (!existsSync(file)) await setTimeout(10);
}

it("draws ahead what Gatsby has an answer for, with all static queries", async () => {
  await answer({ "/a": { is: "a" }, "/b": { is: "b" } });
  drawers.drawAhead(ahead(["/a", "/b"]));
  await written(drawnAhead("/b"));
  expect(read(drawnAhead("/a"))).toMatchObject({
    path: "/a",
    componentChunkName: "guide",
    result: { is: "a" },
    staticQueryContext: { 7: { data: { title: "Title" } } },
    isDuringBuild: true,
  });
});

it("goes on where something cannot be drawn ahead", async () => {
  drawers.drawAhead(ahead(["/a"]));
  await drawers.stop();
  expect(existsSync(drawnAhead("/a"))).toBe(false);
  writeData("/a");
  await draw("/a");
  expect(read("public/a/index.html")).toMatchObject({ path: "/a" });
});

describe("where many pages are to be drawn ahead", () => {
  const paths = Array.from({ length: 50 }, (_, index) => `/${index}`);

  beforeEach(async () => {
    await answer(Object.fromEntries(paths.map((path) => [path, { delay: 100 }])));
    drawers.drawAhead(ahead(paths));
    await written(drawnAhead("/0"));
  });

  it("stops after the page that it is at", async () => {
    await drawers.stop();
    expect(readdirSync("ahead").length).toBeLessThan(10);
  });

  it.each([
    ["one more process, if it is told to", true, 2],
    ["one process, if it is not", false, 1],
  ])("stops when pages are asked for, and draws these with %s", async (_what, isLast, count) => {
    writeData("/a");
    writeData("/b");
    if (isLast) drawers.startLast();
    await Promise.all([draw("/a"), draw("/b")]);
    const processes = ["a", "b"].map((page) => read(`public/${page}/index.html`)["process"]);
    expect(new Set(processes).size).toBe(count);
    expect(readdirSync("ahead").length).toBeLessThan(20);
  });
});
