import { finishedSite } from "../deploy/publishSite";
import { localeFolder } from "./localeFolder";
import { existsSync } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { locales, type Locale } from "../../config/locales";

/** Returns what the build of a locale reads from its environment; `undefined` is the first locale. */
export function localeEnvironment(
  env: Readonly<Record<string, string | undefined>>,
  locale?: string,
): Record<string, string> {
  const index = env["GATSBY_ALGOLIA_INDEX_NAME"];
  return {
    ...(isUnderPath(env["GATSBY_SITE_URL"], locale) && { PREFIX_PATHS: "true" }),
    ...(locale !== undefined && { GATSBY_LOCALE: locale }),
    // Each build replaces its whole index, so each has one of its own.
    ...(locale !== undefined && index && { GATSBY_ALGOLIA_INDEX_NAME: `${index}_${locale}` }),
  };
}

/** Tells whether a build goes under a path, which Gatsby must be told by `PREFIX_PATHS`. */
function isUnderPath(siteUrl: string | undefined, locale: string | undefined): boolean {
  return locale !== undefined || (siteUrl !== undefined && new URL(siteUrl).pathname !== "/");
}

/** Tells whether a build is that of the whole site, into which the locales are placed that were built before it. */
export function isWholeSite(code: string): boolean {
  return localeFolder(code) === "";
}

/** The folder of built locales that wait for the build of the whole site. */
export const waitingLocales = ".locales";

/** Returns the folder that a locale's build writes its finished site into. */
export function finishedFolder(code: string): string {
  return isWholeSite(code) ? finishedSite : `${waitingLocales}/${code}`;
}

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
