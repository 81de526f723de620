import { readFileSync } from "node:fs";
import { join } from "node:path";
import { builtSite } from "../../scripts/preview/builtSite";

/** Every page of the built site that search engines are told of, and the search page. */
export const sitePaths = [...sitemapPaths(), "/search"];

function sitemapPaths(): string[] {
  const sitemap = readFileSync(join(builtSite, "sitemap-0.xml"), "utf8");
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
}
