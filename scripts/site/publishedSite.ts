import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { site } from "../../src/config/site";
import { listFiles } from "../../src/node/deploy/listFiles";
import { loadRules } from "../preview/loadRules";
import { assertBuilt, builtSite } from "../preview/builtSite";
import type { CrawledSite } from "./crawlSite";

/** Returns the site that was built last, with its rules. */
export async function openPublishedSite(): Promise<CrawledSite> {
  assertBuilt();
  const { matchRedirect } = await loadRules(builtSite);
  return {
    files: listFiles(builtSite),
    read: (file) => readFileSync(join(builtSite, file), "utf8"),
    hasFile: (file) =>
      existsSync(join(builtSite, file)) && statSync(join(builtSite, file)).isFile(),
    matchRedirect,
    origin: site.url,
  };
}

/** Returns where the lines of `_redirects` lead; those with status 404 say that there is nothing. */
export function redirectTargets({ read }: CrawledSite): string[] {
  return read("/_redirects")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((line) => line.trim().split(/\s+/))
    .filter(([, to, status]) => to && !to.includes(":splat") && !status?.startsWith("404"))
    .map(([, to = ""]) => to);
}
