import { accessSync, constants } from "node:fs";
import { locales } from "../src/config/locales";
import { siteRoot } from "../src/config/siteRoot";
import { localeEnvironment, forgetBuild, forgetLocales } from "../src/node/locales/localeBuild";
import {
  emptyStaleCache,
  forgetChangedOutput,
  noteCacheCode,
  noteOutput,
} from "./process/builtOutput";
import { assertNodeVersion } from "./process/nodeVersion";
import { type CommandSyntax, runMain } from "./process/runMain";
import { runGatsby } from "./process/runGatsby";

const command: CommandSyntax = {
  usage: "npm run build -- [--plain]",
  does: "Builds the production site in every language into published/; with --plain all patches of dependencies are off.",
  passesOnTo: "gatsby build",
};

/** Builds the site: each further locale by itself first; the first one's build takes them in (`onPostBuild`). */
runMain(async ({ arguments: typed }) => {
  assertNodeVersion();
  siteRoot(process.env["GATSBY_SITE_URL"]);
  accessSync(".", constants.W_OK);
  const [, ...others] = locales.map(({ code }) => code);
  const options = typed.filter((option) => option !== "--plain");
  if (options.length < typed.length) process.env["GATSBY_PATCHES"] = "off";
  emptyStaleCache();
  forgetChangedOutput();
  await forgetLocales();
  for (const code of others) {
    await forgetBuild();
    await build(options, code);
  }
  if (others.length > 0) await forgetBuild();
  await build(options);
  noteCacheCode();
  noteOutput();
}, command);

async function build(options: readonly string[], locale?: string): Promise<void> {
  const env = localeEnvironment(process.env, locale);
  const status = await runGatsby(["build", ...options], env);
  if (status !== 0) process.exit(status);
}
