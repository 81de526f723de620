import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { finishingServer, readAppScripts } from "./finishingServer";

const plugins = {
  define: (definitions: Record<string, string>) => ({ definitions }),
} as unknown as Parameters<typeof finishingServer>[1];

it("puts our entry around Gatsby's, with the published scripts as a constant", () => {
  const scripts = { tags: "<script></script>", prefix: "", namedChunkGroups: {} };
  const config = {
    entry: { "render-page": "/a.js" },
    externals: [],
    plugins: [],
    resolve: { alias: { b: "/b" } },
  };
  const { entry, resolve: resolved, plugins: made } = finishingServer(config, plugins, scripts);
  expect(entry).toEqual({ "render-page": resolve("gatsby-static-entry.ts") });
  expect(resolved.alias).toEqual({ b: "/b", "gatsby-static-entry$": "/a.js" });
  expect(made).toEqual([{ definitions: { APP_SCRIPTS: JSON.stringify(scripts) } }]);
});

it("reads the tags of the scripts and those of each page from what Gatsby has made", () => {
  const folder = mkdtempSync(join(tmpdir(), "scripts-"));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  write("_gatsby/slices/_gatsby-scripts-1.html", "<script></script>");
  const guide = { name: "guide", assets: [{ name: "guide-1.js", size: 1 }] };
  write("webpack.stats.json", JSON.stringify({ hash: "1", namedChunkGroups: { guide } }));
  expect(readAppScripts(folder, "/docs")).toEqual({
    tags: "<script></script>",
    prefix: "/docs",
    namedChunkGroups: { guide: { assets: [{ name: "guide-1.js" }] } },
  });
  rmSync(folder, { recursive: true });
});
