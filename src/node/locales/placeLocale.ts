import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { locales, type Locale } from "../../config/locales";

/** Where built locales wait for the first one's build. */
const waiting = ".locales";

/** What is said once for the whole site. */
const ofTheWholeSite = ["_headers", "_redirects", "robots.txt"];

/** What a build leaves for the next one that is right for every locale: webpack asks for each module's values itself. */
const ofEveryLocale = ["compiled", "webpack"];

/** Takes away what a build of another locale has made, so that nothing of it is in the next one. */
export async function forgetBuild(root = "."): Promise<void> {
  await rm(join(root, "public"), { recursive: true, force: true });
  const cache = join(root, ".cache");
  const entries = existsSync(cache) ? await readdir(cache) : [];
  const others = entries.filter((name) => !ofEveryLocale.includes(name));
  await Promise.all(others.map((name) => rm(join(cache, name), { recursive: true, force: true })));
}

/** Takes away the locales that wait, as a build that was ended early leaves them. */
export async function forgetLocales(root = "."): Promise<void> {
  await rm(join(root, waiting), { recursive: true, force: true });
}

/** Puts the built locale aside, where the next build does not find it. */
export async function keepLocale(code: string, root = "."): Promise<void> {
  await mkdir(join(root, waiting), { recursive: true });
  await rename(join(root, "public"), join(root, waiting, code));
}

/** Puts every locale that waits into the built site. */
export async function placeLocales(root = "."): Promise<void> {
  const built = locales.filter(({ code }) => existsSync(join(root, waiting, code)));
  for (const locale of built) await placeLocale(locale, root);
}

/** Puts one that waits under its path. Its pages become files that are served without a slash at the end. */
export async function placeLocale(
  { code, path }: Pick<Locale, "code" | "path">,
  root = ".",
): Promise<void> {
  const folder = join(root, "public", path);
  await rm(folder, { recursive: true, force: true });
  await rename(join(root, waiting, code), folder);
  await Promise.all(ofTheWholeSite.map((name) => rm(join(folder, name), { force: true })));
  const entries = await readdir(folder, { recursive: true, encoding: "utf8" });
  for (const file of entries.filter((name) => name.endsWith("/index.html"))) {
    await rename(join(folder, file), join(folder, `${dirname(file)}.html`));
  }
}
