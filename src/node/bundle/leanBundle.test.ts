import { resolve } from "node:path";
import { leanBundle } from "./leanBundle";

const plugins = new Proxy({}, { get: () => (): null => null }) as unknown as Parameters<
  typeof leanBundle
>[1];

it("starts Gatsby's entry from ours, and keeps other entries and names", () => {
  const config = {
    entry: { app: "/production-app.js", polyfill: "/polyfill.js" },
    plugins: [],
    resolve: { alias: { b: "/b" } },
    optimization: {},
  };
  const { entry, resolve: resolved } = leanBundle(config, plugins);
  expect(entry).toEqual({ app: resolve("src/app/startInPieces.ts"), polyfill: "/polyfill.js" });
  expect(resolved.alias).toEqual({ b: "/b", "gatsby-production-app$": "/production-app.js" });
});
