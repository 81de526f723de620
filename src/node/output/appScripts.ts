import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ChunkStats } from "./appNeeds";

/** What of the published scripts each page has. */
export interface AppScripts extends ChunkStats {
  /** The tags, as Gatsby writes them for all pages. */
  tags: string;
  /** The path that the site is served under. */
  prefix: string;
}

/** The published scripts, once Gatsby has made them. Rejects where they are not there. */
export async function readAppScripts(siteFolder: string, prefix: string): Promise<AppScripts> {
  const read = (file: string) => readFile(join(siteFolder, file), "utf8");
  const { namedChunkGroups } = JSON.parse(await read("webpack.stats.json")) as ChunkStats;
  const pages = Object.entries(namedChunkGroups).map(
    ([name, { assets }]) =>
      [name, { assets: assets.map((asset) => ({ name: asset.name })) }] as const,
  );
  return {
    tags: await read("_gatsby/slices/_gatsby-scripts-1.html"),
    prefix,
    namedChunkGroups: Object.fromEntries(pages),
  };
}
