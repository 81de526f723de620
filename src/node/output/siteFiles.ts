import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { someAtATime } from "../someAtATime";

/** A file of the built site that is no page. */
export interface SiteFile {
  /** Its path in the site: `/search/index.json`. */
  path: string;
  body: string;
}

/** Writes files into the built site, such as `public`; makes some while others are being written. */
export async function writeSiteFiles(
  siteFolder: string,
  files: Iterable<SiteFile> | AsyncIterable<SiteFile>,
): Promise<void> {
  await someAtATime(files, async ({ path, body }) => {
    const file = join(siteFolder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, body);
  });
}
