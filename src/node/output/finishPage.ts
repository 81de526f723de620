import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { finishHtml } from "../deploy/finishHtml";
import { asciiHtml } from "./asciiHtml";
import { appNeeds, type ChunkStats, type PageDataFile } from "./appNeeds";
import { deferScripts } from "./deferScripts";
import { firstVisitData, firstVisitPath, type DrawnData } from "./firstVisit";
import { leanHtml } from "./leanHtml";

/** What of the published scripts each page has. */
export interface AppScripts extends ChunkStats {
  /** The tags, as Gatsby writes them for all pages. */
  tags: string;
  /** The path that the site is served under. */
  prefix: string;
}

export interface DrawnPage extends PageDataFile {
  result: { data?: { docPage?: DrawnData | null } };
}

/** Where Gatsby leaves room for the tags, which it would put there in a second reading and writing of all pages. */
const place =
  '<slice-start id="_gatsby-scripts-1"></slice-start><slice-end id="_gatsby-scripts-1"></slice-end>';

/**
 * A page's HTML as it is published, made of what Gatsby has drawn: its scripts wait for the reader. Writes what the page
 * needs on a first visit into the site.
 */
export async function finishPage(
  html: string,
  page: DrawnPage,
  scripts: AppScripts,
  siteFolder: string,
): Promise<string> {
  const ascii = asciiHtml(html);
  if (!ascii.includes(place)) throw new Error(`There is no place for scripts in ${page.path}.`);
  const needs = appNeeds(page, scripts, scripts.prefix, await writeFirstVisit(siteFolder, page));
  const waiting = ascii.replace(place, () => deferScripts(scripts.tags, needs));
  return leanHtml(finishHtml(waiting));
}

/** Gives back where the data are, where they differ from the page's own. */
async function writeFirstVisit(siteFolder: string, page: DrawnPage): Promise<string | undefined> {
  const { docPage } = page.result.data ?? {};
  const lean = docPage && firstVisitData(docPage);
  const path = firstVisitPath(page.path);
  const file = join(siteFolder, path);
  if (!lean) {
    await rm(file, { force: true });
    return undefined;
  }
  await mkdir(dirname(file), { recursive: true });
  await writeFile(
    file,
    JSON.stringify({ ...page, result: { ...page.result, data: { docPage: lean } } }),
  );
  return path;
}
