import { finishedSite } from "../deploy/publishSite";
import { localeFolder } from "./localeFolder";

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
