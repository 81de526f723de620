import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A file of the built site that is no page. */
export interface SiteFile {
  /** Its path in the site: `/search/index.json`. */
  path: string;
  body: string;
}

/** Writes files into the built site, such as `public`. Each at once, as by promises that takes twice the processor's time. */
export async function writeSiteFiles(
  siteFolder: string,
  files: Iterable<SiteFile> | AsyncIterable<SiteFile>,
): Promise<void> {
  const folders = new Set<string>();
  for await (const { path, body } of files) {
    const file = join(siteFolder, path);
    const folder = dirname(file);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    writeFileSync(file, body);
  }
}
