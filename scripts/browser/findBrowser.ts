import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { runCommand } from "../process/runCommand";

export interface Browser {
  path: string;
  /** `given` by the environment, `downloaded` by Playwright, or `installed` on the system. */
  source: "given" | "downloaded" | "installed";
}

const variables = ["CHROMIUM_PATH", "PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH"];
/** The shell first: without the windows of a whole browser, the same tests take half of the processor's time. */
const programs = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];
const minute = 60_000;

/** Returns a Chromium to test with, installed where this machine has none; throws where that fails too. */
export async function findBrowser(): Promise<Browser> {
  const ways = [null, installShell, downloadBrowser, installWhole];
  for (const install of ways) {
    await install?.();
    const found = presentBrowser();
    if (found) return found;
  }
  throw new Error(
    "No Chromium was found, and none could be installed. Install one, or name one: CHROMIUM_PATH=/path/to/chromium npm test",
  );
}

/** Returns a Chromium that is on this machine now; throws where the environment names one that cannot be run. */
export function presentBrowser(
  env: NodeJS.ProcessEnv = process.env,
  downloaded = chromium.executablePath(),
): Browser | null {
  const variable = variables.find((name) => env[name]);
  const given = variable && env[variable];
  if (given) {
    if (isExecutable(given)) return { path: given, source: "given" };
    throw new Error(`${variable} is "${given}", which is no program that can be run.`);
  }
  if (isExecutable(downloaded)) return { path: downloaded, source: "downloaded" };
  const installed = firstOnPath(programs, env);
  return installed === null ? null : { path: installed, source: "installed" };
}

async function downloadBrowser(): Promise<void> {
  console.log("No Chromium here: downloading Playwright's …");
  const withSystemPackages = isRoot() ? ["--with-deps"] : [];
  const args = ["playwright", "install", ...withSystemPackages, "chromium"];
  const status = await runCommand("npx", args, { timeout: 4 * minute });
  if (status !== 0) console.log("The download failed.");
}

/** Debian has the shell as a package of its own; other systems refuse it at once. */
async function installShell(): Promise<void> {
  await installPackages(["chromium-headless-shell", "fonts-liberation"], 5 * minute);
}

async function installWhole(): Promise<void> {
  await installPackages(["chromium", "fonts-liberation"], 5 * minute);
}

/** Installs packages where the system is Debian's and this is its administrator. */
export async function installPackages(names: readonly string[], timeout: number): Promise<void> {
  if (!isRoot() || firstOnPath(["apt-get"], process.env) === null) return;
  console.log(`Installing the system's ${names[0]} package …`);
  const options = { env: { DEBIAN_FRONTEND: "noninteractive" }, timeout };
  await runCommand("apt-get", ["update", "-qq"], options);
  const waiting = ["-o", "DPkg::Lock::Timeout=60"];
  const args = [...waiting, "install", "-yqq", "--no-install-recommends", ...names];
  await runCommand("apt-get", args, options);
}

export function firstOnPath(names: readonly string[], env: NodeJS.ProcessEnv): string | null {
  const folders = env["PATH"]?.split(delimiter) ?? [];
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find(isExecutable) ?? null;
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}
