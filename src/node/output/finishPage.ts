import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { finishHtml } from "../deploy/finishHtml";
import { asciiHtml } from "./asciiHtml";
import { appNeeds, type PageDataFile } from "./appNeeds";
import type { AppScripts } from "./appScripts";
import { deferScripts } from "./deferScripts";
import { firstVisitData, firstVisitPath, type DrawnData } from "./firstVisit";
import { leanHtml } from "./leanHtml";

export interface DrawnPage extends PageDataFile {
  result: { data?: { docPage?: DrawnData | null } };
}

/** Where Gatsby leaves room for the tags, which it would put there in a second reading and writing of all pages. */
const place =
  '<slice-start id="_gatsby-scripts-1"></slice-start><slice-end id="_gatsby-scripts-1"></slice-end>';

/** What Gatsby has drawn of a page, as it is published but for its scripts, whose names are not asked for. */
export function tidyPage(html: string, path: string): string {
  const tidy = leanHtml(finishHtml(asciiHtml(html)));
  if (!tidy.includes(place)) throw new Error(`There is no place for scripts in ${path}.`);
  return tidy;
}

/**
 * A tidy page's HTML as it is published: its scripts wait for the reader. Writes what the page needs on a first visit
 * into the site.
 */
export async function finishPage(
  tidy: string,
  page: DrawnPage,
  scripts: AppScripts,
  siteFolder: string,
): Promise<string> {
  const needs = appNeeds(page, scripts, scripts.prefix, await writeFirstVisit(siteFolder, page));
  return tidy.replace(place, () => deferScripts(scripts.tags, needs));
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
