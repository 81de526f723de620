import { rm } from "node:fs/promises";
import { locales } from "../src/config/locales";
import { finishSite } from "../src/node/deploy/finishSite";
import { keepLocale, placeLocale } from "../src/node/locales/placeLocale";
import { prefixPaths } from "../src/node/locales/prefixPaths";
import { runCommand } from "./process/runCommand";
import { runMain } from "./process/runMain";

/** Builds the site: each further locale by itself first, the first one last, then all of them into one folder. */
runMain(async () => {
  const [, ...others] = locales.map(({ code }) => code);
  for (const code of others) {
    await gatsby("clean");
    await gatsby("build", code);
    await keepLocale(code);
  }
  if (others.length > 0) await gatsby("clean");
  await gatsby("build");
  for (const code of others) await placeLocale(code);
  if (others.length > 0) await finishSite("public", process.env);
  await rm(".locales", { recursive: true, force: true });
});

async function gatsby(command: string, locale?: string): Promise<void> {
  const args = ["gatsby", command, ...(command === "build" ? process.argv.slice(2) : [])];
  const status = await runCommand("npx", args, { env: buildEnvironment(locale) });
  if (status !== 0) process.exit(status);
}

/** A locale that goes under the first one's path needs no adapter: the last build hands over the whole site. */
function buildEnvironment(locale: string | undefined): Record<string, string> {
  const prefix = prefixPaths(process.env["GATSBY_SITE_URL"], locale);
  const own: Record<string, string> =
    locale === undefined ? {} : { GATSBY_LOCALE: locale, NETLIFY: "", NETLIFY_LOCAL: "" };
  return { ...own, ...(prefix && { PREFIX_PATHS: "true" }) };
}
