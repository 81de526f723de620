import { runCommand } from "../process/runCommand";
import { firstOnPath, isExecutable } from "./findBrowser";

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
  const isPossible = process.env["CI"] && process.getuid?.() === 0;
  if (!isPossible || findFirefox() !== null || !firstOnPath(["apt-get"], process.env)) return;
  console.log("Installing the system's firefox-esr package …");
  const options = { env: { DEBIAN_FRONTEND: "noninteractive" }, timeout: 90_000 };
  await runCommand("apt-get", ["update", "-qq"], options);
  const args = ["install", "-yqq", "--no-install-recommends", "firefox-esr"];
  await runCommand("apt-get", args, options);
}
