import { resolve } from "node:path";
import { finishingServer } from "./finishingServer";

it("puts our entry around Gatsby's, and leaves the largest package outside", () => {
  const config = {
    entry: { "render-page": "/a.js" },
    externals: ["b"],
    plugins: [],
    resolve: { alias: { c: "/c" } },
  };
  expect(finishingServer(config)).toEqual({
    entry: { "render-page": resolve("gatsby-static-entry.ts") },
    externals: ["b", { terser: "commonjs terser" }],
    plugins: [],
    resolve: { alias: { c: "/c", "gatsby-static-entry$": "/a.js" } },
  });
});
