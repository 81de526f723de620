import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { site } from "../../config/site";
import { deployHeaders } from "./deployHeaders";
import { deployRedirects } from "./deployRedirects";

/** Writes `_headers` and `robots.txt` for what has been built into `public`. */
export async function writeDeployFiles(env: NodeJS.ProcessEnv): Promise<void> {
  const { pathPrefix } = site;
  const siteRules = await readFile(join("static", "_headers"), "utf8");
  const files = await listFiles("public");
  const headers = deployHeaders({ siteRules, files, context: env["CONTEXT"], pathPrefix });
  await writeFile(join("public", "_headers"), headers);
  const redirects = await readFile(join("static", "_redirects"), "utf8");
  await writeFile(join("public", "_redirects"), deployRedirects(redirects, pathPrefix));
  await writeFile(join("public", "robots.txt"), robotsTxt(site.url));
}

function robotsTxt(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`;
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name))}`)
    .map((file) => file.split(sep).join("/"));
}
