import { firstOnPath, isExecutable } from "./findBrowser";

const programs = ["firefox-esr", "firefox"];

/** Returns the Firefox that `FIREFOX_PATH` names or that is installed on this machine; `null` where there is none. */
export function findFirefox(env: NodeJS.ProcessEnv = process.env): string | null {
  const given = env["FIREFOX_PATH"];
  if (!given) return firstOnPath(programs, env);
  if (isExecutable(given)) return given;
  throw new Error(`FIREFOX_PATH is "${given}", which is no program that can be run.`);
}
