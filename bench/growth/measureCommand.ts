import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface Cost {
  /** Seconds on the clock; other work on the machine lengthens them. */
  wall: number;
  /** Seconds of processors, of the command and all that it started. */
  cpu: number;
  /** The most memory at a time that the command and all that it started had, in MB, to a fiftieth. */
  memory: number;
}

interface CommandOptions {
  folder: string;
  env?: Record<string, string>;
}

const everyMs = 250;
/** Counting pages stops the processes that are counted, 12 ms for 600 MB, so it waits until so much more is in use. */
const growth = 1.02;

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
  const memory = { seen: 0, most: 0 };
  const timer = setInterval(() => look(child.pid, memory), everyMs);
  const status = await new Promise((resolve) => child.on("close", resolve));
  clearInterval(timer);
  const wall = (performance.now() - start) / 1000;
  const log = readFileSync(join(own, "log"), "utf8");
  if (status !== 0) throw new Error(`${command} failed:\n${log.slice(-3000)}`);
  const cpu = secondsIn(readFileSync(join(own, "times"), "utf8").split("\n")[1] ?? "");
  rmSync(own, { recursive: true });
  return { wall, cpu, memory: memory.most };
}

/** Counts what a process and all that it started have, where they seem to have more than they had. */
function look(root: number | undefined, memory: { seen: number; most: number }): void {
  const own = familyOf(root);
  const seen = own.reduce((total, { anonymous }) => total + anonymous, 0);
  if (seen < memory.seen * growth) return;
  const counted = own.reduce((total, { pid }) => total + shareOf(pid), 0);
  Object.assign(memory, { seen, most: Math.max(memory.most, counted) });
}

/** `0m1.5s 0m0.2s` is 1.7. */
function secondsIn(times: string): number {
  return [...times.matchAll(/(\d+)m([\d.]+)s/g)]
    .map(([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds))
    .reduce((total, seconds) => total + seconds, 0);
}

interface Process {
  pid: number;
  parent: number;
  /** Memory that is of no file, and therefore no other process's, in kB: the system keeps count of it. */
  anonymous: number;
}

/** A process and all that it started. */
function familyOf(root: number | undefined): Process[] {
  const all = new Map(readProcesses().map((one) => [one.pid, one]));
  const isOwn = ({ pid, parent }: Process): boolean => {
    const above = all.get(parent);
    return pid === root || (above !== undefined && isOwn(above));
  };
  return [...all.values()].filter(isOwn);
}

function readProcesses(): Process[] {
  const ids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return ids.map(Number).map((pid) => {
    const status = readProcess(pid, "status");
    return {
      pid,
      parent: Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0),
      anonymous: Number(/^RssAnon:\s+(\d+)/m.exec(status)?.[1] ?? 0),
    };
  });
}

/** Memory of a process, of what it shares with others its share, in MB. */
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
