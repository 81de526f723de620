import { spawn } from "node:child_process";

export interface CommandOptions {
  /** Added to the environment. */
  env?: NodeJS.ProcessEnv | undefined;
  cwd?: string;
  /** After so many milliseconds the command is stopped and counts as failed. */
  timeout?: number;
  /** Takes what the command prints, in place of this terminal. */
  write?: (text: string) => void;
  /** Takes the messages that the command sends, which is one of Node's. */
  hear?: (message: unknown) => void;
}

/**
 * Runs a command that reads nothing and, if not told otherwise, writes to this terminal. Returns its exit status; 1
 * where it cannot run.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  { env, cwd, timeout, write, hear }: CommandOptions = {},
): Promise<number> {
  return new Promise((resolve) => {
    const output = write ? "pipe" : "inherit";
    const child = spawn(command, args, {
      stdio: ["ignore", output, output, ...(hear ? (["ipc"] as const) : [])],
      env: { ...process.env, ...env },
      cwd,
      timeout,
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => write?.(text));
    }
    if (hear) child.on("message", hear);
    const tell = write ?? console.error;
    child.on("error", (error) => {
      tell(`${command}: ${error.message}`);
      resolve(1);
    });
    child.on("close", (status, signal) => {
      if (signal !== null && timeout !== undefined) tell(`\nstopped after ${timeout / 1000} s`);
      resolve(status ?? 1);
    });
  });
}

/** Runs a script of package.json, with Gatsby's telemetry off. */
export function runScript(
  name: string,
  args: readonly string[] = [],
  { env, ...options }: CommandOptions = {},
): Promise<number> {
  return runCommand("npm", ["run", "--silent", name, "--", ...args], {
    ...options,
    env: { GATSBY_TELEMETRY_DISABLED: "1", ...env },
  });
}
