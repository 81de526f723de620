import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { locales, pathInLocale } from "../../config/locales";
import {
  algoliaConfig,
  algoliaOrigins,
  assistantConfig,
  assistantOrigin,
} from "../../config/search";
import { site } from "../../config/site";
import { inBatches } from "../inBatches";
import { contentSecurityPolicy, type InlineCodes } from "./contentSecurityPolicy";
import { deployHeaders } from "./deployHeaders";
import { deployRedirects } from "./deployRedirects";
import { finishHtml } from "./finishHtml";
import { readInlineCode } from "./inlineCode";
import { listFiles } from "./listFiles";
import { unneeded } from "./unneeded";

const localePaths = locales.map(({ path }) => path);

/**
 * The last step of a build, after everything that changes pages: takes away what is not to be published, finishes the
 * pages, and writes `_headers`, with a policy made from the pages as they are now, `_redirects` and `robots.txt`.
 */
export async function finishSite(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  await Promise.all(
    unneeded.map((name) => rm(join(folder, name), { recursive: true, force: true })),
  );
  const files = await listFiles(folder);
  const pages = files.filter((file) => file.endsWith(".html"));
  const inlineCode: InlineCodes = { scripts: new Set(), styles: new Set() };
  await inBatches(pages, (file) => finishPage(join(folder, file), inlineCode));
  const headers = deployHeaders({
    siteRules: await readFile(join("static", "_headers"), "utf8"),
    policy: contentSecurityPolicy(inlineCode, searchOrigins()),
    files,
    context: env["CONTEXT"],
    pathPrefix: site.pathPrefix,
    localePaths,
  });
  const redirects = deployRedirects({
    rules: await readFile(join("static", "_redirects"), "utf8"),
    pathPrefix: new URL(site.root).pathname.replace(/\/$/, ""),
    localePaths,
  });
  await writeFile(join(folder, "_headers"), headers);
  await writeFile(join(folder, "_redirects"), redirects);
  await writeFile(join(folder, "robots.txt"), robotsTxt());
}

async function finishPage(file: string, found: InlineCodes): Promise<void> {
  const html = await readFile(file, "utf8");
  const finished = finishHtml(html);
  if (finished !== html) await writeFile(file, finished);
  const { scripts, styles } = readInlineCode(finished);
  scripts.forEach((code) => found.scripts.add(code));
  styles.forEach((code) => found.styles.add(code));
}

function searchOrigins(): string[] {
  const algolia = algoliaConfig();
  const assistant = assistantConfig();
  return [
    ...(algolia === null ? [] : algoliaOrigins(algolia.appId)),
    ...(assistant === null ? [] : [assistantOrigin(assistant.appId)]),
  ];
}

function robotsTxt(): string {
  const sitemaps = locales.map(
    (locale) => `Sitemap: ${site.root}${pathInLocale(locale, "/sitemap-index.xml")}\n`,
  );
  return `User-agent: *\nAllow: /\n\n${sitemaps.join("")}`;
}
