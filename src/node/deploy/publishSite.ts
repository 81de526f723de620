import { randomBytes } from "node:crypto";
import { copyFile, link, mkdir, readdir, readlink, rename, rm, symlink } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { someAtATime } from "../someAtATime";
import { listFiles } from "./listFiles";

/** The link in the folder of published sites that leads to the one to serve. */
export const currentSite = "current";

/**
 * Puts the files of a finished site beside those that were published before, then makes it the current one in a single
 * step. So whatever ends a build early, `current` is a whole site: the last one that was finished. Both folders have the
 * same files; the next build takes its own (`takeOwnFiles`).
 */
export async function publishSite(built: string, published: string): Promise<void> {
  await mkdir(published, { recursive: true });
  const name = `site-${Date.now().toString(36)}-${randomBytes(4).toString("hex")}`;
  const previous = await readlink(join(published, currentSite)).catch(() => null);
  await shareFolder(built, join(published, name));
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

/** A second name for a file costs nothing of what a copy does: half of what a large build writes. */
async function shareFolder(from: string, to: string): Promise<void> {
  const files = listFiles(from);
  const folders = new Set(files.map(dirname));
  await someAtATime([...folders], async (folder) => {
    await mkdir(join(to, folder), { recursive: true });
  });
  await someAtATime(files, async (file) => {
    const [source, target] = [join(from, file), join(to, file)];
    // Not every disk has links.
    await link(source, target).catch(() => copyFile(source, target));
  });
}
