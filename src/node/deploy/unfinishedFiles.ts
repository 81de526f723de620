import { existsSync } from "node:fs";
import { copyFile, mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { someAtATime } from "../someAtATime";
import { listFiles } from "./listFiles";
import { unneeded } from "./unneeded";

/** Where the files wait as Gatsby wrote them. Gatsby empties its cache whenever it writes all of them again. */
export const unfinishedFolder = ".cache/unfinished";

/**
 * Keeps a copy of what finishing a site takes away. The next build needs it: Gatsby writes only what changed, and reads
 * what the pages were put together from again.
 */
export async function keepUnfinished(site: string, kept: string): Promise<void> {
  await rm(kept, { recursive: true, force: true });
  await someAtATime(listFiles(site).filter(isTakenAway), async (file) => {
    await mkdir(dirname(join(kept, file)), { recursive: true });
    await copyFile(join(site, file), join(kept, file));
  });
}

/** Puts the files that were kept back; nothing where none are. */
export async function restoreUnfinished(site: string, kept: string): Promise<void> {
  await someAtATime(existsSync(kept) ? listFiles(kept) : [], async (file) => {
    await mkdir(dirname(join(site, file)), { recursive: true });
    await rename(join(kept, file), join(site, file));
  });
}

function isTakenAway(file: string): boolean {
  return unneeded.some((name) => file.startsWith(`/${name}`));
}
