import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

/** What is said once for the whole site. */
const ofTheWholeSite = ["_headers", "_redirects", "robots.txt"];

/** Puts the built locale aside, where the next build does not find it. */
export async function keepLocale(code: string, root = "."): Promise<void> {
  await mkdir(join(root, ".locales"), { recursive: true });
  await rename(join(root, "public"), join(root, ".locales", code));
}

/** Puts a locale that was kept into the built site, pages as files that are served without a slash at the end. */
export async function placeLocale(code: string, root = "."): Promise<void> {
  const folder = join(root, "public", code);
  await rm(folder, { recursive: true, force: true });
  await rename(join(root, ".locales", code), folder);
  await Promise.all(ofTheWholeSite.map((name) => rm(join(folder, name), { force: true })));
  const entries = await readdir(folder, { recursive: true, encoding: "utf8" });
  for (const file of entries.filter((name) => name.endsWith("/index.html"))) {
    await rename(join(folder, file), join(folder, `${dirname(file)}.html`));
  }
}
