import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { locales, pathInLocale } from "../../config/locales";
import {
  algoliaConfig,
  algoliaOrigins,
  assistantConfig,
  assistantOrigin,
} from "../../config/search";
import { site } from "../../config/site";
import { versions } from "../../config/versions";
import { untranslatedPaths } from "../locales/localeFolder";
import type { SiteFile } from "../output/siteFiles";
import { contentSecurityPolicy, readInlineCode, type InlineCode } from "./contentSecurityPolicy";
import { deployHeaders } from "./deployHeaders";
import { deployRedirects } from "./deployRedirects";
import { listFiles } from "./listFiles";

const versionNames = versions.map(({ name }) => name);
const localePaths = locales.map(({ path }) => path);

/**
 * Returns the files for hosts and search engines: `_headers`, with a policy made from the finished pages, `_redirects`
 * with the rules of each locale, and `robots.txt`. After everything that changes pages.
 */
export async function deployRules(
  folder: string,
  rules: string,
  env: NodeJS.ProcessEnv,
): Promise<SiteFile[]> {
  const files = listFiles(folder);
  const headers = deployHeaders({
    siteRules: await readFile(join("static", "_headers"), "utf8"),
    policy: contentSecurityPolicy(inlineCodeOf(folder, files), searchOrigins()),
    files,
    context: env["CONTEXT"],
    pathPrefix: site.pathPrefix,
    localePaths,
  });
  const redirects = deployRedirects({
    rules,
    pathPrefix: site.rootPath,
    locales: locales.map(({ code, path }, index) => ({
      path,
      untranslated: index === 0 ? [] : untranslatedPaths(process.cwd(), code, versionNames),
    })),
  });
  return [
    { path: "/_headers", body: headers },
    { path: "/_redirects", body: redirects },
    { path: "/robots.txt", body: robotsTxt() },
  ];
}

function inlineCodeOf(folder: string, files: readonly string[]): InlineCode {
  const pages = files
    .filter((file) => file.endsWith(".html"))
    .map((file) => readInlineCode(readFileSync(join(folder, file), "utf8")));
  return {
    scripts: pages.flatMap(({ scripts }) => scripts),
    styles: pages.flatMap(({ styles }) => styles),
  };
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
