import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface Cost {
  /** Seconds on the clock; other work on the machine lengthens them. */
  wall: number;
  /** Seconds of processors, of the command and all that it started. */
  cpu: number;
  /** The most memory at a time that the command and all that it started had, in MB. */
  memory: number;
}

interface CommandOptions {
  folder: string;
  env?: Record<string, string>;
}

const everyMs = 250;

/** Runs a command of the shell and says what it cost (Linux). Throws with the end of what it said where it fails. */
export async function measureCommand(
  command: string,
  { folder, env = {} }: CommandOptions,
): Promise<Cost> {
  const own = mkdtempSync(join(tmpdir(), "measure-"));
  const script = join(own, "run.sh");
  writeFileSync(
    script,
    `( ${command} ) > ${own}/log 2>&1\nstatus=$?\ntimes > ${own}/times\nexit $status\n`,
  );
  const start = performance.now();
  const child = spawn("bash", [script], { cwd: folder, env: { ...process.env, ...env } });
  let memory = 0;
  const timer = setInterval(() => (memory = Math.max(memory, memoryOf(child.pid))), everyMs);
  const status = await new Promise((resolve) => child.on("close", resolve));
  clearInterval(timer);
  const wall = (performance.now() - start) / 1000;
  const log = readFileSync(join(own, "log"), "utf8");
  if (status !== 0) throw new Error(`${command} failed:\n${log.slice(-3000)}`);
  const cpu = secondsIn(readFileSync(join(own, "times"), "utf8").split("\n")[1] ?? "");
  rmSync(own, { recursive: true });
  return { wall, cpu, memory };
}

/** `0m1.5s 0m0.2s` is 1.7. */
function secondsIn(times: string): number {
  return [...times.matchAll(/(\d+)m([\d.]+)s/g)]
    .map(([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds))
    .reduce((total, seconds) => total + seconds, 0);
}

/** Memory of a process and of all that it started, each page of it counted once, in MB. */
function memoryOf(root: number | undefined): number {
  const parents = new Map(processes().map((pid) => [pid, parentOf(pid)]));
  const isOwn = (pid: number): boolean =>
    pid === root || (parents.has(pid) && isOwn(parents.get(pid) ?? 0));
  return [...parents.keys()].filter(isOwn).reduce((total, pid) => total + shareOf(pid), 0);
}

function processes(): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

function parentOf(pid: number): number {
  return Number(/^PPid:\s+(\d+)/m.exec(readProcess(pid, "status"))?.[1] ?? 0);
}

function shareOf(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(readProcess(pid, "smaps_rollup"))?.[1] ?? 0) / 1024;
}

/** Empty for a process that has ended meanwhile. */
function readProcess(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
