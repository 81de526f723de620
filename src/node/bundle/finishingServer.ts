import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import type { ChunkStats } from "../output/appNeeds";
import type { AppScripts } from "../output/finishPage";
import { aroundEntry } from "./aroundEntry";

interface ServerConfig {
  entry: Record<string, string>;
  externals: unknown[];
  plugins: unknown[];
  resolve: { alias: Record<string, string> };
}

type Plugins = CreateWebpackConfigArgs["plugins"];

/**
 * The configuration of the server's bundle, with an entry of ours around Gatsby's, which finishes each page. The
 * published scripts are a constant in it: where they are others, the bundle is, and Gatsby draws all pages anew.
 */
export function finishingServer<T extends ServerConfig>(
  config: T,
  plugins: Plugins,
  scripts: AppScripts,
) {
  const constants: unknown = plugins.define.call(null, { APP_SCRIPTS: JSON.stringify(scripts) });
  return {
    ...config,
    ...aroundEntry(config, {
      entry: "render-page",
      file: "gatsby-static-entry.ts",
      gatsbyAs: "gatsby-static-entry",
    }),
    // Larger than all the rest of the bundle.
    externals: [...config.externals, { terser: "commonjs terser" }],
    plugins: [...config.plugins, constants],
  };
}

/** The published scripts, which Gatsby has just made. */
export function readAppScripts(siteFolder: string, prefix: string): AppScripts {
  const read = (file: string) => readFileSync(join(siteFolder, file), "utf8");
  const { namedChunkGroups } = JSON.parse(read("webpack.stats.json")) as ChunkStats;
  const pages = Object.entries(namedChunkGroups).map(
    ([name, { assets }]) =>
      [name, { assets: assets.map((asset) => ({ name: asset.name })) }] as const,
  );
  return {
    tags: read("_gatsby/slices/_gatsby-scripts-1.html"),
    prefix,
    namedChunkGroups: Object.fromEntries(pages),
  };
}
