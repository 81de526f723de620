import type { AppNeeds } from "../../shared/dom/appStart";

/** The address under which Gatsby keeps the name of the build. */
export const appDataPath = "/page-data/app-data.json";

/** The scripts of each template, as Gatsby keeps them in `webpack.stats.json`. */
export interface ChunkStats {
  namedChunkGroups: Record<string, { assets: readonly { name: string }[] }>;
}

/** The part of a page's data that says what else it needs. */
export interface PageDataFile {
  path: string;
  componentChunkName: string;
  staticQueryHashes: readonly string[];
}

/**
 * Returns the addresses that the app needs on a page beyond its own scripts: the scripts of the page, and the data that
 * Gatsby's loader asks for, the page's first.
 */
export function appNeeds(
  { path, componentChunkName, staticQueryHashes }: PageDataFile,
  { namedChunkGroups }: ChunkStats,
  prefix: string,
  pageData = pageDataPath(path),
): AppNeeds {
  const assets = namedChunkGroups[componentChunkName]?.assets ?? [];
  return {
    scripts: assets.map(({ name }) => `${prefix}/${name}`),
    data: [
      pageData,
      appDataPath,
      ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
    ].map((file) => prefix + file),
  };
}

/** Returns the address under which Gatsby keeps a page's data. */
export function pageDataPath(path: string): string {
  const folder = path === "/" ? "/index" : path.replace(/\/$/, "");
  return `/page-data${folder}/page-data.json`;
}
