import { spawn } from "node:child_process";

export interface CommandOptions {
  /** Added to the environment. */
  env?: Record<string, string>;
  /** After so many milliseconds the command is stopped and counts as failed. */
  timeout?: number;
}

/** The exit status of a command that writes to this terminal and reads nothing; 1 where it cannot run. */
export function runCommand(
  command: string,
  args: readonly string[],
  { env, timeout }: CommandOptions = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...env },
      timeout,
    });
    child.on("error", (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(1);
    });
    child.on("close", (status) => resolve(status ?? 1));
  });
}

/** Runs a script of package.json, with Gatsby's telemetry off. */
export function runScript(
  name: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<number> {
  return runCommand("npm", ["run", "--silent", name, "--", ...args], {
    env: { GATSBY_TELEMETRY_DISABLED: "1", ...env },
  });
}
