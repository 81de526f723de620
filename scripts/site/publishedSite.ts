import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { site } from "../../src/config/site";
import { listFiles } from "../../src/node/deploy/listFiles";
import { loadRules } from "../preview/loadRules";
import { assertBuilt, builtSite } from "../preview/builtSite";
import type { CrawledSite } from "./crawlSite";

/** The site that was built last, with its rules. */
export async function openPublishedSite(): Promise<CrawledSite> {
  assertBuilt();
  const { matchRedirect } = await loadRules(builtSite);
  return {
    files: await listFiles(builtSite),
    read: (file) => readFileSync(join(builtSite, file), "utf8"),
    hasFile: (file) =>
      existsSync(join(builtSite, file)) && statSync(join(builtSite, file)).isFile(),
    matchRedirect,
    origin: site.url,
  };
}

/** Where the lines of `_redirects` lead. */
export function redirectTargets({ read }: CrawledSite): string[] {
  return read("/_redirects")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .flatMap((line) => line.trim().split(/\s+/)[1] ?? [])
    .filter((to) => !to.includes(":splat"));
}
