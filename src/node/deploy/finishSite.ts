import { readFileSync } from "node:fs";
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
import { contentSecurityPolicy, type InlineCodes } from "./contentSecurityPolicy";
import { deployHeaders } from "./deployHeaders";
import { deployRedirects } from "./deployRedirects";
import { readInlineCode } from "./inlineCode";
import { listFiles } from "./listFiles";
import { shareStyles } from "./shareStyles";
import { unneeded } from "./unneeded";

const localePaths = locales.map(({ path }) => path);

/**
 * The last step of a build, after everything that changes pages: takes away what is not to be published, and writes
 * `_headers`, with a policy made from the pages as they are now, `_redirects` and `robots.txt`.
 */
export async function finishSite(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  await Promise.all(
    unneeded.map((name) => rm(join(folder, name), { recursive: true, force: true })),
  );
  const files = listFiles(folder);
  const inlineCode = inlineCodeOf(folder, files);
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

function inlineCodeOf(folder: string, files: readonly string[]): InlineCodes {
  const pages = files.filter((file) => file.endsWith(".html"));
  const scripts = new Set<string>();
  const pagesOf = new Map<string, string[]>();
  for (const path of pages) {
    const file = join(folder, path);
    // A character for each byte: faster to make and to search, and the code of all pages is decoded once.
    const code = readInlineCode(readFileSync(file, "latin1"));
    code.scripts.forEach((script) => scripts.add(script));
    for (const style of code.styles) {
      const known = pagesOf.get(style);
      if (known) known.push(file);
      else pagesOf.set(style, [file]);
    }
  }
  return { scripts: decoded(scripts), styles: decoded(shareStyles(pagesOf)) };
}

function decoded(codes: ReadonlySet<string>): Set<string> {
  return new Set([...codes].map((code) => Buffer.from(code, "latin1").toString("utf8")));
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
