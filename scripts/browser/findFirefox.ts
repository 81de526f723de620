import { firstOnPath, installPackages, isExecutable } from "./findBrowser";

const programs = ["firefox-esr", "firefox"];

/** Returns the Firefox that `FIREFOX_PATH` names or that is installed on this machine; `null` where there is none. */
export function findFirefox(env: NodeJS.ProcessEnv = process.env): string | null {
  const given = env["FIREFOX_PATH"];
  if (!given) return firstOnPath(programs, env);
  if (isExecutable(given)) return given;
  throw new Error(`FIREFOX_PATH is "${given}", which is no program that can be run.`);
}

/** Installs Debian's Firefox in CI where there is none; its tests are skipped where that fails. */
export async function installFirefox(): Promise<void> {
  if (process.env["CI"] && findFirefox() === null) await installPackages(["firefox-esr"], 90_000);
}
