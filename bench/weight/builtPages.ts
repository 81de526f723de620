import { readFileSync } from "node:fs";
import { join } from "node:path";
import { builtSite } from "../../scripts/preview/builtSite";

/** Returns the paths of a built site: what its sitemap names, and the pages that it leaves out. */
export function builtPages(site = builtSite): string[] {
  const sitemap = readFileSync(join(site, "sitemap-0.xml"), "utf8");
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = ""]) => new URL(url).pathname,
  );
  return [...paths, "/search", "/404.html"];
}
