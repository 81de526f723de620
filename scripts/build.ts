import { availableParallelism } from "node:os";
import { locales } from "../src/config/locales";
import { isLargeSite } from "../src/node/content/isLargeSite";
import { leaveProcessors } from "../src/node/leaveProcessors";
import { localeEnvironment } from "../src/node/locales/localeBuild";
import { forgetBuild, forgetLocales, keepLocale } from "../src/node/locales/placeLocale";
import { startReaders } from "./builds/startReaders";
import { runCommand } from "./process/runCommand";
import { runMain } from "./process/runMain";

/** With fewer documents than that, one worker more takes longer to start than it saves. */
const documentsWorthWorker = 1000;

/** Builds the site: each further locale by itself first; the first one's build takes them in (`onPostBuild`). */
runMain(async () => {
  const [, ...others] = locales.map(({ code }) => code);
  await forgetLocales();
  for (const code of others) {
    await forgetBuild();
    await build(code);
    await keepLocale(code);
  }
  if (others.length > 0) await forgetBuild();
  await build();
});

async function build(locale?: string): Promise<void> {
  const isLarge = isLargeSite();
  const stopReaders = isLarge ? startReaders() : () => Promise.resolve();
  const options = isLarge ? leaveProcessors : [];
  const args = [...options, "scripts/builds/gatsby.cjs", "build", ...process.argv.slice(2)];
  const status = await runCommand(process.execPath, args, {
    env: { ...(isLarge && moreWorkers(process.env)), ...localeEnvironment(process.env, locale) },
  });
  await stopReaders();
  if (status !== 0) process.exit(status);
}

/** Gatsby leaves a processor to itself, which waits while many queries are answered. */
function moreWorkers({ GATSBY_CPU_COUNT }: NodeJS.ProcessEnv): Record<string, string> {
  const count = availableParallelism() + (isLargeSite(documentsWorthWorker) ? 1 : 0);
  return { GATSBY_CPU_COUNT: GATSBY_CPU_COUNT ?? String(Math.max(count, 2)) };
}
