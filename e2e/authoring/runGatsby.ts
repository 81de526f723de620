import { spawn } from "node:child_process";
import { setTimeout } from "node:timers/promises";

/** A command that runs in a copy of the site. */
export interface GatsbyRun {
  /** Returns the text that it has printed so far. */
  output: () => string;
  /** Its exit status, once it has ended. */
  ended: Promise<number>;
  isRunning: () => boolean;
  /** Ends it with everything that it started. */
  stop: () => Promise<void>;
}

/** Starts a preview, which runs the queries of pages that are asked for, as at a desk. */
export function runPreview(root: string, port: number): GatsbyRun {
  const args = ["run", "--silent", "develop", "--", "--port", String(port)];
  return runIn(root, "npm", args, { GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: "1" });
}

/** Starts the site's own build. */
export function runBuild(root: string, env: Readonly<Record<string, string>> = {}): GatsbyRun {
  return runIn(root, "npm", ["run", "--silent", "build"], env);
}

/** Starts the check that a build begins with. */
export function runContentCheck(root: string): GatsbyRun {
  return runIn(root, "npm", ["run", "--silent", "check:content"], {});
}

/** Starts a command as a process group of its own. */
function runIn(
  root: string,
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): GatsbyRun {
  // Jest's own values would make Gatsby think that it is the one under test.
  const { NODE_ENV: _env, JEST_WORKER_ID: _id, ...outside } = process.env;
  const plain = { CI: "1", NO_COLOR: "1", FORCE_COLOR: "0", GATSBY_TELEMETRY_DISABLED: "1" };
  const child = spawn(command, args, {
    cwd: root,
    env: { ...outside, ...plain, ...env },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => (printed += text));
  }
  const ended = new Promise<number>((resolve, reject) => {
    child.on("error", reject).on("close", (status) => {
      resolve(status ?? 1);
    });
  });
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return {
    output: () => printed,
    ended,
    isRunning,
    stop: async () => {
      signalGroup(child.pid, "SIGTERM");
      await Promise.race([ended, setTimeout(5_000, null, { ref: false })]);
      signalGroup(child.pid, "SIGKILL");
    },
  };
}

/** Tells a process group to end; one that has ended already is no error. */
function signalGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}
