import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { absentLibraries, absentOf, type Absent } from "./needs";

/** The tools that running examples takes; each is `null` with the reason in `missing` where it is not there. */
export interface Tools {
  gemVersion: string | null;
  hasRspec: boolean;
  absent: Absent;
  /** Path of the Playwright driver. */
  driver: string | null;
  chromium: string | null;
  missing: string[];
}

const requireGems = "%w[capybara puma rack rotp vcr warden webmock].each { |name| require name }";

interface Wanted {
  env: NodeJS.ProcessEnv;
  chromium: string | null;
  /** The driver to use where the environment names none. */
  defaultDriver: string;
  playwrightVersion: string;
}

/** Looks for Ruby, the gem, a driver of the right version and a Chromium; installs nothing. */
export async function findTools(wanted: Wanted): Promise<Tools> {
  const gemVersion = await output(
    "ruby",
    ["-e", 'require "playwright"; print Playwright::VERSION'],
    wanted.env,
  );
  const rspec = await output("ruby", ["-S", "rspec", "--version"], wanted.env);
  const driver = wanted.env["PLAYWRIGHT_CLI_EXECUTABLE_PATH"] ?? wanted.defaultDriver;
  const driverVersion = await output(driver, ["--version"], wanted.env);
  const downloads = ["install", "--dry-run", "firefox", "webkit", "ffmpeg"];
  const dryRun = driverVersion === null ? null : await output(driver, downloads, wanted.env);
  const missing = [
    ...(await rubyProblems(gemVersion, wanted.env)),
    ...driverProblems(driver, driverVersion, wanted.playwrightVersion),
    ...(wanted.chromium === null ? ["no Chromium (set CHROMIUM_PATH)"] : []),
  ];
  return {
    gemVersion,
    hasRspec: rspec !== null,
    absent: {
      ...absentOf(dryRun, Boolean(wanted.env["DISPLAY"])),
      ...absentLibraries(driver, await output("ruby", ["-e", requireGems], wanted.env)),
    },
    driver,
    chromium: wanted.chromium,
    missing,
  };
}

async function rubyProblems(gemVersion: string | null, env: NodeJS.ProcessEnv): Promise<string[]> {
  if (gemVersion !== null) return [];
  if ((await output("ruby", ["--version"], env)) === null) return ["no Ruby on the PATH"];
  return ["the gem playwright-ruby-client cannot be loaded (gem install playwright-ruby-client)"];
}

function driverProblems(driver: string, version: string | null, wanted: string): string[] {
  const advice = `set PLAYWRIGHT_CLI_EXECUTABLE_PATH to a driver of ${wanted}`;
  if (version === null) return [`no Playwright driver at ${driver} (${advice})`];
  const found = /\d+\.\d+/.exec(version)?.[0];
  if (found === undefined || wanted.startsWith(`${found}.`)) return [];
  return [`the driver at ${driver} is ${version.trim()}, which does not fit (${advice})`];
}

/** Returns what a command prints; `null` where it cannot run or fails. */
function output(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<string | null> {
  return promisify(execFile)(command, args, { env, timeout: 120_000 }).then(
    ({ stdout }) => stdout,
    () => null,
  );
}
