import { locales } from "../src/config/locales";
import { localeEnvironment } from "../src/node/locales/localeBuild";
import { forgetBuild, forgetLocales } from "../src/node/locales/putLocale";
import { forgetChangedOutput, noteOutput } from "./process/builtOutput";
import { gatsbyCommand } from "./process/gatsbyCommand";
import { assertNodeVersion } from "./process/nodeVersion";
import { runCommand } from "./process/runCommand";
import { runMain } from "./process/runMain";
import { emptyStaleCache, noteCacheCode } from "./process/staleCache";

/** Turns every patch off (`src/patches`). */
const plain = "--plain";

/** Builds the site: each further locale by itself first; the first one's build takes them in (`onPostBuild`). */
runMain(async () => {
  assertNodeVersion();
  const [, ...others] = locales.map(({ code }) => code);
  if (process.argv.includes(plain)) process.env["GATSBY_PATCHES"] = "off";
  emptyStaleCache();
  forgetChangedOutput();
  await forgetLocales();
  for (const code of others) {
    await forgetBuild();
    await build(code);
  }
  if (others.length > 0) await forgetBuild();
  await build();
  noteCacheCode();
  noteOutput();
});

async function build(locale?: string): Promise<void> {
  const options = process.argv.slice(2).filter((option) => option !== plain);
  const env = localeEnvironment(process.env, locale);
  const status = await runCommand(process.execPath, gatsbyCommand("build", ...options), { env });
  if (status !== 0) process.exit(status);
}
