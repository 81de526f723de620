import { spawn, spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { gatsbyCommand } from "../process/gatsbyCommand";

/** Whether this machine lets a command run without any network. */
export const canCutNetwork = spawnSync("unshare", ["-rn", "true"]).status === 0;

/** Builds from nothing, without a network where the machine allows that. */
export async function buildFromNothing(): Promise<void> {
  for (const folder of [".cache", "public"]) rmSync(folder, { recursive: true, force: true });
  await build();
}

/** Builds on what the last build left. */
export async function build(): Promise<void> {
  const { ended, output } = startBuild(() => false);
  if (!(await ended)) throw new Error(`The build failed:\n${output()}`);
}

/** Starts a build and kills it, with all that it has started, once it has printed a text. */
export async function buildUntil(text: string): Promise<void> {
  const { ended, output } = startBuild((printed) => printed.includes(text));
  if (await ended) throw new Error(`The build ended before it could be killed:\n${output()}`);
  if (!output().includes(text)) throw new Error(`The build ended before "${text}":\n${output()}`);
}

function startBuild(isToBeKilled: (printed: string) => boolean) {
  const [command, ...args] = [
    ...(canCutNetwork ? ["unshare", "-rn"] : []),
    process.execPath,
    ...gatsbyCommand("build"),
  ];
  const child = spawn(command ?? process.execPath, args, {
    // A group of its own, so that a kill reaches its workers as well.
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, CI: "true", NO_COLOR: "1", GATSBY_TELEMETRY_DISABLED: "1" },
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
      if (child.pid !== undefined && child.exitCode === null && isToBeKilled(printed))
        process.kill(-child.pid, "SIGKILL");
    });
  }
  const ended = new Promise<boolean>((resolve, reject) => {
    child.on("error", reject).on("close", (status) => resolve(status === 0));
  });
  return { ended, output: () => printed };
}
