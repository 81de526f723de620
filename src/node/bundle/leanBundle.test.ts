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
  optimization: {},
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
