import { readFileSync } from "node:fs";

/** Every page of the built site that search engines are told of, and the search page. */
export const sitePaths = [...sitemapPaths(), "/search"];

function sitemapPaths(): string[] {
  const sitemap = readFileSync("public/sitemap-0.xml", "utf8");
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
}
