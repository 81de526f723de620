import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A file of the built site that is no page. */
export interface SiteFile<Body extends string | Uint8Array = string> {
  /** Its path in the site: `/search/index.json`. */
  path: string;
  body: Body;
}

type AnyFile = SiteFile<string | Uint8Array>;

/** Writes files into the built site, such as `public`. Each at once, as by promises that takes twice the processor's time. */
export async function writeSiteFiles(
  siteFolder: string,
  files: Iterable<AnyFile> | AsyncIterable<AnyFile>,
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
