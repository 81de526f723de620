import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface Cost {
  /** Seconds on the clock. */
  wall: number;
  /** Seconds of processors, of the command and all that it started. */
  cpu: number;
  /** The most memory at a time that the command and all that it started had, in MB; what they share is counted for each. */
  memory: number;
}

const everyMs = 500;

/** Runs a command of the shell and says what it cost. Throws with the end of what it said where it fails. */
export async function measureCommand(command: string, folder: string): Promise<Cost> {
  const own = mkdtempSync(join(tmpdir(), "measure-"));
  const script = `( ${command} ) > ${own}/log 2>&1; status=$?; times > ${own}/times; exit $status`;
  writeFileSync(join(own, "run.sh"), script);
  const start = performance.now();
  const env = { ...process.env, CI: "true", GATSBY_TELEMETRY_DISABLED: "1" };
  const child = spawn("bash", [join(own, "run.sh")], { cwd: folder, env });
  let memory = 0;
  const timer = setInterval(() => (memory = Math.max(memory, memoryOf(child.pid))), everyMs);
  const status = await new Promise((resolve) => child.on("close", resolve));
  clearInterval(timer);
  const wall = (performance.now() - start) / 1000;
  const read = (name: string) => readFileSync(join(own, name), "utf8");
  if (status !== 0) throw new Error(`${command} failed:\n${read("log").slice(-3000)}`);
  const cpu = secondsIn(read("times").split("\n")[1] ?? "");
  rmSync(own, { recursive: true });
  return { wall, cpu, memory };
}

/** `0m1.5s 0m0.2s` is 1.7. */
function secondsIn(times: string): number {
  return [...times.matchAll(/(\d+)m([\d.]+)s/g)]
    .map(([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds))
    .reduce((total, seconds) => total + seconds, 0);
}

/** Returns the resident memory of a process and of all that it started, in MB. */
function memoryOf(root = 0): number {
  const rows = execFileSync("ps", ["-eo", "pid=,ppid=,rss="])
    .toString()
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const parents = new Map(rows.map(([pid = 0, parent = 0]) => [pid, parent]));
  const isOwn = (pid: number): boolean =>
    pid === root || (parents.has(pid) && isOwn(parents.get(pid) ?? 0));
  const own = rows.filter(([pid = 0]) => isOwn(pid));
  return own.reduce((total, [, , kilobytes = 0]) => total + kilobytes, 0) / 1024;
}
