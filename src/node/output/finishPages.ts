import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { firstVisitFolder } from "../../shared/appStart";
import { inBatches } from "../inBatches";
import { appNeeds, pageDataPath, type ChunkStats, type PageDataFile } from "./appNeeds";
import { deferScripts } from "./deferScripts";
import { firstVisitData, firstVisitPath, type DrawnData } from "./firstVisit";

interface PageData extends PageDataFile {
  result: { data?: { docPage?: DrawnData | null } };
}

/**
 * Rewrites the pages of a finished site so that their scripts wait for the reader, and writes what each needs on a first
 * visit. A second time changes nothing.
 */
export async function finishPages(
  siteFolder: string,
  paths: readonly string[],
  prefix: string,
): Promise<void> {
  const stats = await readJson<ChunkStats>(join(siteFolder, "webpack.stats.json"));
  // Gatsby knows nothing of these, and would leave those of pages that are gone.
  await rm(join(siteFolder, firstVisitFolder), { recursive: true, force: true });
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
    readJson<PageData>(join(siteFolder, pageDataPath(path))),
  ]);
  const needs = appNeeds(data, stats, prefix, await writeFirstVisit(siteFolder, data));
  const finished = deferScripts(html, needs);
  if (finished !== html) await writeFile(file, finished);
}

/** Gives back where the data are, where they differ from the page's own. */
async function writeFirstVisit(siteFolder: string, page: PageData): Promise<string | undefined> {
  const { docPage } = page.result.data ?? {};
  const lean = docPage && firstVisitData(docPage);
  if (!lean) return undefined;
  const path = firstVisitPath(page.path);
  const file = join(siteFolder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(
    file,
    JSON.stringify({ ...page, result: { ...page.result, data: { docPage: lean } } }),
  );
  return path;
}

/** JSON that Gatsby has just written. */
async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, "utf8")) as T;
}
