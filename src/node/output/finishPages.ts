import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inBatches } from "../inBatches";
import { appNeeds, pageDataPath, type ChunkStats, type PageDataFile } from "./appNeeds";
import { deferScripts } from "./deferScripts";

/** Rewrites the pages of a finished site so that their scripts wait for the reader. A second time changes nothing. */
export async function finishPages(
  siteFolder: string,
  paths: readonly string[],
  prefix: string,
): Promise<void> {
  const stats = await readJson<ChunkStats>(join(siteFolder, "webpack.stats.json"));
  await inBatches(paths, (path) => finishPage(siteFolder, path, stats, prefix));
}

async function finishPage(
  siteFolder: string,
  path: string,
  stats: ChunkStats,
  prefix: string,
): Promise<void> {
  const file = join(siteFolder, path.endsWith(".html") ? path : join(path, "index.html"));
  const [html, data] = await Promise.all([
    readFile(file, "utf8"),
    readJson<PageDataFile>(join(siteFolder, pageDataPath(path))),
  ]);
  const finished = deferScripts(html, appNeeds(data, stats, prefix));
  if (finished !== html) await writeFile(file, finished);
}

/** JSON that Gatsby has just written. */
async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, "utf8")) as T;
}
