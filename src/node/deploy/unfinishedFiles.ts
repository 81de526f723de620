import { copyFile, mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { inBatches } from "../inBatches";
import { listFiles } from "./listFiles";
import { unneeded } from "./unneeded";

/** Where the files wait as Gatsby wrote them. Gatsby empties its cache whenever it writes all of them again. */
export const unfinishedFolder = ".cache/unfinished";

/**
 * Keeps a copy of what finishing a site changes or takes away. The next build needs it: Gatsby writes only what changed,
 * and puts new scripts into pages by reading them, and parts of them, again.
 */
export async function keepUnfinished(site: string, kept: string): Promise<void> {
  await rm(kept, { recursive: true, force: true });
  await inBatches((await listFiles(site)).filter(isChangedByFinishing), async (file) => {
    await mkdir(dirname(join(kept, file)), { recursive: true });
    await copyFile(join(site, file), join(kept, file));
  });
}

/** Puts the files that were kept back; nothing where none are. */
export async function restoreUnfinished(site: string, kept: string): Promise<void> {
  await inBatches(await listFiles(kept).catch(() => []), async (file) => {
    await mkdir(dirname(join(site, file)), { recursive: true });
    await rename(join(kept, file), join(site, file));
  });
}

function isChangedByFinishing(file: string): boolean {
  return file.endsWith(".html") || unneeded.some((name) => file.startsWith(`/${name}`));
}
