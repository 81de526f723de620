import { chromium } from "@playwright/test";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { runCommand } from "../process/runCommand";
import { nextBrowserStep, type BrowserFacts, type BrowserSource } from "./nextBrowserStep";

export interface Browser {
  path: string;
  source: BrowserSource;
}

const variables = ["CHROMIUM_PATH", "PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH"];
const programs = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const minute = 60_000;

/** A Chromium to test with, installed where this machine has none; throws where that fails too. */
export async function findBrowser(tried: BrowserFacts["tried"] = []): Promise<Browser> {
  const step = nextBrowserStep(gatherFacts(tried));
  switch (step.type) {
    case "use":
      return { path: step.path, source: step.source };
    case "fail":
      throw new Error(step.message);
    case "download":
      await downloadBrowser();
      return findBrowser([...tried, "download"]);
    case "apt":
      await installPackage();
      return findBrowser([...tried, "apt"]);
  }
}

/** A Chromium that is on this machine now; nothing is installed. */
export function presentBrowser(): string | null {
  const { given, downloaded, installed } = gatherFacts([]);
  return (given?.isExecutable ? given.path : null) ?? downloaded ?? installed;
}

function gatherFacts(tried: BrowserFacts["tried"]): BrowserFacts {
  const downloaded = chromium.executablePath();
  return {
    given: givenBrowser(process.env),
    downloaded: isExecutable(downloaded) ? downloaded : null,
    installed: firstOnPath(programs),
    hasApt: isRoot() && firstOnPath(["apt-get"]) !== null,
    tried,
  };
}

async function downloadBrowser(): Promise<void> {
  console.log("No Chromium here: downloading Playwright's …");
  const status = await playwright("install", "chromium");
  if (status === 0 && isRoot()) await playwright("install-deps", "chromium");
  if (status !== 0) console.log("The download failed.");
}

function playwright(...args: string[]): Promise<number> {
  return runCommand("npx", ["playwright", ...args], { timeout: 4 * minute });
}

async function installPackage(): Promise<void> {
  console.log("Installing the system's chromium package …");
  const options = { env: { DEBIAN_FRONTEND: "noninteractive" }, timeout: 5 * minute };
  const packages = ["chromium", "fonts-liberation"];
  await runCommand("apt-get", ["update", "-qq"], options);
  await runCommand("apt-get", ["install", "-yqq", "--no-install-recommends", ...packages], options);
}

function givenBrowser(env: NodeJS.ProcessEnv): BrowserFacts["given"] {
  const variable = variables.find((name) => env[name]);
  const path = variable && env[variable];
  return variable && path ? { variable, path, isExecutable: isExecutable(path) } : null;
}

function firstOnPath(names: readonly string[]): string | null {
  const folders = process.env["PATH"]?.split(delimiter) ?? [];
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find(isExecutable) ?? null;
}

function isExecutable(path: string): boolean {
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
