import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { compilingAhead } from "./compileAhead";
import { leanBundle } from "./leanBundle";
import { releaseCompiler } from "./releaseCompiler";

const plugins = new Proxy({}, { get: () => (): null => null }) as unknown as Parameters<
  typeof leanBundle
>[1];

const config = {
  entry: { app: "/production-app.js", polyfill: "/polyfill.js" },
  plugins: ["of Gatsby"],
  resolve: { alias: { b: "/b" } },
  optimization: { splitChunks: { minSize: 20_000 } },
};

it("starts Gatsby's entry from ours, and keeps other entries and names", () => {
  const { entry, resolve: resolved } = leanBundle(config, plugins);
  expect(entry).toEqual({ app: resolve("src/app/startInPieces.ts"), polyfill: "/polyfill.js" });
  expect(resolved.alias).toEqual({ b: "/b", "gatsby-production-app$": "/production-app.js" });
});

it("adds to Gatsby's plugins those that have long modules compiled ahead, and compilers released", () => {
  const { plugins: used } = leanBundle(config, plugins);
  expect(used).toEqual(expect.arrayContaining(["of Gatsby", compilingAhead, releaseCompiler]));
});

it("cuts chunks as Gatsby does, but for the worker that the search starts by its name", () => {
  const { splitChunks } = leanBundle(config, plugins).optimization;
  expect(splitChunks).toMatchObject({ minSize: 20_000 });
  const source = readFileSync("src/search/startSearchWorker.ts", "utf8");
  const name = /webpackChunkName: "(.*?)"/.exec(source)?.[1];
  expect([name, "app", null].map((own) => splitChunks.chunks({ name: own }))).toEqual([
    false,
    true,
    true,
  ]);
});
