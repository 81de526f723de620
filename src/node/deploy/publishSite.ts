import { randomBytes } from "node:crypto";
import { constants } from "node:fs";
import { copyFile, mkdir, readdir, readlink, rename, rm, symlink } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { someAtATime } from "../someAtATime";
import { listFiles } from "./listFiles";

/** The link in the folder of published sites that leads to the one to serve. */
export const currentSite = "current";

/**
 * Copies a finished site beside those that were published before, then makes it the current one in a single step. So
 * whatever ends a build early, `current` is a whole site: the last one that was finished.
 */
export async function publishSite(built: string, published: string): Promise<void> {
  await mkdir(published, { recursive: true });
  const name = `site-${Date.now().toString(36)}-${randomBytes(4).toString("hex")}`;
  const previous = await readlink(join(published, currentSite)).catch(() => null);
  await copyFolder(built, join(published, name));
  await symlink(name, join(published, `${name}-link`), "junction");
  await rename(join(published, `${name}-link`), join(published, currentSite));
  await removeOthers(published, [name, currentSite, basename(previous ?? name)]);
}

/** The previous site stays, because a server may still be on it. */
async function removeOthers(published: string, kept: readonly string[]): Promise<void> {
  const others = (await readdir(published)).filter((name) => !kept.includes(name));
  await Promise.all(
    others.map((name) => rm(join(published, name), { recursive: true, force: true })),
  );
}

/** Node's own `cp` asks the system five things of each file, and of each folder above it. */
async function copyFolder(from: string, to: string): Promise<void> {
  const files = await listFiles(from);
  const folders = new Set(files.map(dirname));
  await someAtATime([...folders], async (folder) => {
    await mkdir(join(to, folder), { recursive: true });
  });
  // Where the disk can, both are the same blocks until one is written to.
  await someAtATime(files, (file) =>
    copyFile(join(from, file), join(to, file), constants.COPYFILE_FICLONE),
  );
}
