import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { currentVersion } from "../../shared/versions/versionAddress";
import { writeSiteFiles, type SiteFile } from "../output/siteFiles";
import {
  appDataPath,
  appNeeds,
  pageDataPath,
  type ChunkStats,
  type PageDataFile,
} from "./appNeeds";
import { copyOtherFiles } from "./copyOtherFiles";
import { hydrationData, hydrationDataPath, type DocumentData } from "./hydrationData";
import { withSectionHtml } from "./navigationData";
import { builtName, isPublished, publishedName } from "./pageNames";
import { postprocessPage } from "./pageSteps";
import type { DescribedPage } from "./structuredData";
import { joinStyleSheets } from "./styleSheet";

/** A site that Gatsby has built. */
export interface BuiltSite {
  folder: string;
  paths: readonly string[];
  /** The path that it is served under; empty at the root of a host. */
  pathPrefix: string;
}

interface AppData {
  webpackCompilationHash: string;
}

interface PageData extends PageDataFile {
  result: {
    data?: { docPage?: (DocumentData & DescribedPage) | null };
    pageContext: { version?: string };
  };
}

/** Writes the site that is published into a folder of its own; what Gatsby built stays as it is. */
export async function postprocessSite(built: BuiltSite, finished: string): Promise<void> {
  const site = { ...built, paths: built.paths.filter(isPublished) };
  await copyOtherFiles(site, finished);
  await writeSiteFiles(finished, pageFiles(site));
}

function* pageFiles({ folder, paths, pathPrefix }: BuiltSite): Generator<SiteFile> {
  const read = (file: string) => readBuilt(folder, file);
  const scripts = read("webpack.stats.json");
  const stats = JSON.parse(scripts) as ChunkStats;
  const { webpackCompilationHash: hash } = JSON.parse(read(appDataPath)) as AppData;
  const build = { hash, name: createHash("sha256").update(scripts).digest("hex").slice(0, 20) };
  yield { path: appDataPath, body: JSON.stringify({ webpackCompilationHash: build.name }) };
  const styleSheet = joinStyleSheets(paths, (path) => read(builtName(path)));
  for (const path of paths) {
    const data = JSON.parse(read(pageDataPath(path))) as PageData;
    const { data: { docPage = null } = {}, pageContext } = data.result;
    const lean = docPage && hydrationData(docPage);
    const needs = appNeeds(data, stats, pathPrefix, lean ? hydrationDataPath(path) : undefined);
    const described = pageContext.version === currentVersion ? docPage : null;
    const facts = { path, needs, styleSheet, build, described };
    const html = postprocessPage(read(builtName(path)), facts);
    yield { path: publishedName(path), body: html };
    if (!lean) continue;
    const content = withSectionHtml(lean.content, html);
    yield { path: hydrationDataPath(path), body: withDocument(data, lean) };
    yield { path: pageDataPath(path), body: withDocument(data, { ...lean, content }) };
  }
}

function withDocument(page: PageData, docPage: DocumentData): string {
  return JSON.stringify({ ...page, result: { ...page.result, data: { docPage } } });
}

/** Gatsby writes a page again only where it believes that it has changed, so one that is gone stays away. */
function readBuilt(folder: string, file: string): string {
  try {
    return readFileSync(join(folder, file), "utf8");
  } catch (error) {
    const message = `Gatsby has not written ${join(folder, file)}. Build it anew: npx gatsby clean && npm run build`;
    throw new Error(message, { cause: error });
  }
}
