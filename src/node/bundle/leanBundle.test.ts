import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { compilingAhead } from "./compileAhead";
import { leanBundle } from "./leanBundle";

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
  expect(used).toEqual(expect.arrayContaining(["of Gatsby", compilingAhead]));
});

it("cuts chunks as Gatsby does, but for the search's worker and its dialog, by their names", () => {
  const { splitChunks } = leanBundle(config, plugins).optimization;
  expect(splitChunks).toMatchObject({ minSize: 20_000 });
  const isCut = (name: string | null | undefined) => splitChunks.chunks({ name });
  expect(["startSearchWorker.ts", "SearchProvider.tsx"].map(nameIn).map(isCut)).toEqual([
    false,
    false,
  ]);
  expect(["app", null].map(isCut)).toEqual([true, true]);
});

function nameIn(file: string): string | undefined {
  const source = readFileSync(`src/search/${file}`, "utf8");
  return /webpackChunkName: "(.*?)"/.exec(source)?.[1];
}
