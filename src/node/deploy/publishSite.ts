import { randomBytes } from "node:crypto";
import { mkdir, readdir, readlink, rename, rm, symlink } from "node:fs/promises";
import { basename, join } from "node:path";

/** The folder of the site that a build finishes. Netlify publishes it (`netlify.toml`). */
export const finishedSite = "published/finished";

/** The folder of published sites, and the link in it that leads to the one to serve. */
export const publishedSites = "published";
export const currentSite = "current";

/**
 * Moves a finished site beside those that were published before and makes it the current one in a single step, so that
 * `current` is a whole site whatever ends a build early.
 */
export async function publishSite(finished: string, published: string): Promise<void> {
  await mkdir(published, { recursive: true });
  const name = `site-${Date.now().toString(36)}-${randomBytes(4).toString("hex")}`;
  const previous = await readlink(join(published, currentSite)).catch(() => null);
  await rename(finished, join(published, name));
  await symlink(name, join(published, `${name}-link`), "junction");
  await rename(join(published, `${name}-link`), join(published, currentSite));
  await removeOthers(published, [name, currentSite, basename(previous ?? name)]);
}

/** Keeps the previous site, because a server may still be on it. */
async function removeOthers(published: string, kept: readonly string[]): Promise<void> {
  const others = (await readdir(published)).filter((name) => !kept.includes(name));
  await Promise.all(
    others.map((name) => rm(join(published, name), { recursive: true, force: true })),
  );
}
