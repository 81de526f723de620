import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { generateHtmlPath } from "gatsby-core-utils/page-html";
import { getMessenger } from "gatsby-worker";
import GatsbyCache from "gatsby/dist/utils/cache-lmdb";
import {
  getScriptsAndStylesForTemplate,
  readWebpackStats,
} from "gatsby/dist/utils/client-assets-for-template";
import { getStaticQueryContext } from "gatsby/dist/utils/static-query-utils";
import type { DrawnHtml, DrawnWith } from "gatsby-static-entry";
import { loadFromSite } from "../loadFromSite";
import { pageDataPath, type PageDataFile } from "../output/appNeeds";
import { rememberOnce } from "../remember";

/** Pages that are drawn before their scripts have names. */
export interface AheadJob {
  renderer: string;
  pages: readonly Pick<PageDataFile, "path" | "componentChunkName">[];
  /** The hashes of all static queries: which template asks for which is not known yet. */
  staticQueries: readonly string[];
  /** Each of so many processes draws a share of the pages. */
  processes: number;
}

/** What Gatsby asks of a process that draws. */
export interface DrawJob {
  htmlComponentRendererPath: string;
  paths: readonly string[];
  webpackCompilationHash: string;
}

/** What Gatsby is told of the pages of a job, by path. */
export interface DrawnPages {
  unsafeBuiltinsUsageByPagePath: Record<string, readonly string[]>;
  slicesPropsPerPage: Record<string, object>;
}

/** What `gatsby-static-entry.ts` comes to. */
interface Renderer {
  default: (page: DrawnWith) => Promise<DrawnHtml>;
  drawAhead: (page: DrawnWith) => Promise<void>;
}

const siteFolder = "public";

/** Draws its share of the pages, until the process that asked sends a message. Rejects at the first that it cannot draw. */
export async function drawAhead(job: AheadJob): Promise<void> {
  let isWanted = true;
  getMessenger()?.onMessage(() => (isWanted = false));
  const renderer = loadFromSite(job.renderer) as Renderer;
  const context = await getStaticQueryContext([...job.staticQueries]);
  for (const { path, componentChunkName } of shareOf(job)) {
    if (!isWanted) return;
    const pageData = { path, componentChunkName, result: await answerFor(path) };
    await renderer.drawAhead({ pagePath: path, pageData, ...noAssets, ...context, ...inBuild });
  }
}

function shareOf({ pages, processes }: AheadJob): AheadJob["pages"] {
  const share = Number(process.env["GATSBY_WORKER_ID"]) % processes;
  return pages.filter((_page, index) => index % processes === share);
}

const noAssets = { scripts: [], styles: [], reversedScripts: [], reversedStyles: [] };
const inBuild = { context: { isDuringBuild: true } };

/** Where Gatsby has the answer to a page's query until it writes it into the site. */
const answers = rememberOnce(() => {
  const place = { name: "internal-tmp-query-results", encoding: "string" } as const;
  return new GatsbyCache(place).init();
});

async function answerFor(path: string): Promise<unknown> {
  const answer = await answers().get<string>(path);
  if (answer === undefined) throw new Error(`The query of ${path} has no answer.`);
  return JSON.parse(answer);
}

/**
 * Draws pages into the site, in place of the function of Gatsby's workers that has this name. Rejects with the error of
 * the first that cannot be drawn, which names the page as Gatsby's does.
 */
export async function renderHTMLProd(job: DrawJob): Promise<DrawnPages> {
  const done: DrawnPages = { unsafeBuiltinsUsageByPagePath: {}, slicesPropsPerPage: {} };
  for (const path of job.paths) {
    const drawn = await drawPage(path, job).catch((error: unknown) => {
      const { unsafeBuiltinsUsageByPagePath } = done;
      throw Object.assign(error as Error, { context: { path, unsafeBuiltinsUsageByPagePath } });
    });
    done.slicesPropsPerPage[path] = drawn.sliceData;
    const unsafe = drawn.unsafeBuiltinsUsage;
    if (unsafe.length > 0) done.unsafeBuiltinsUsageByPagePath[path] = unsafe;
  }
  return done;
}

async function drawPage(
  path: string,
  { htmlComponentRendererPath, webpackCompilationHash }: DrawJob,
): Promise<DrawnHtml> {
  const renderer = loadFromSite(htmlComponentRendererPath) as Renderer;
  const text = readFileSync(join(siteFolder, pageDataPath(path)), "utf8");
  const pageData = JSON.parse(text) as PageDataFile;
  const assets = await assetsOf(pageData);
  const page = { pagePath: path, pageData, webpackCompilationHash, ...assets, ...inBuild };
  const drawn = await renderer.default(page);
  const file = generateHtmlPath(siteFolder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, drawn.html);
  return drawn;
}

const webpackStats = rememberOnce((): Promise<unknown> => readWebpackStats(siteFolder));
const known = new Map<string, ReturnType<typeof readAssets>>();

/** What of webpack's files and of static queries a template's pages are drawn with. */
function assetsOf(page: PageDataFile): ReturnType<typeof readAssets> {
  const found = known.get(page.componentChunkName) ?? readAssets(page);
  known.set(page.componentChunkName, found);
  return found;
}

async function readAssets({ componentChunkName, staticQueryHashes }: PageDataFile) {
  return {
    ...(await getScriptsAndStylesForTemplate(componentChunkName, await webpackStats())),
    ...(await getStaticQueryContext([...staticQueryHashes])),
  };
}
