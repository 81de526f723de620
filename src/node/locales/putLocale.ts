import { existsSync } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { locales, type Locale } from "../../config/locales";
import { waitingLocales } from "./localeBuild";

/** The parts of a build's cache that are right for every locale: webpack asks for each module's values itself. */
const ofEveryLocale = ["compiled", "webpack"];

/** Takes away the build of another locale, so that nothing of it is in the next one. */
export async function forgetBuild(root = "."): Promise<void> {
  await rm(join(root, "public"), { recursive: true, force: true });
  const cache = join(root, ".cache");
  const entries = existsSync(cache) ? await readdir(cache) : [];
  const others = entries.filter((name) => !ofEveryLocale.includes(name));
  await Promise.all(others.map((name) => rm(join(cache, name), { recursive: true, force: true })));
}

/** Takes away the locales that wait, as a build that was ended early leaves them. */
export async function forgetLocales(root = "."): Promise<void> {
  await rm(join(root, waitingLocales), { recursive: true, force: true });
}

/** Puts every locale that waits into the finished site. */
export async function putLocales(finished: string): Promise<void> {
  const waiting = locales.filter(({ code }) => existsSync(join(waitingLocales, code)));
  for (const locale of waiting) await putLocale(locale, waitingLocales, finished);
}

/** Puts one locale that waits in a folder under its path in the finished site. */
export async function putLocale(
  { code, path }: Pick<Locale, "code" | "path">,
  waiting: string,
  finished: string,
): Promise<void> {
  const folder = join(finished, path);
  await rm(folder, { recursive: true, force: true });
  await rename(join(waiting, code), folder);
}
