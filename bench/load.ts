import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { setTimeout } from "node:timers/promises";
import { runMain } from "../scripts/process/runMain";
import { openPublishedSite } from "../scripts/site/publishedSite";

const port = Number(process.env["PORT"] ?? 9300);
const clients = 200;
const warmUp = 5_000;
const duration = 20_000;
/** What memory may grow by once every file has been asked for. */
const tolerance = 1.15;

interface Tally {
  times: number[];
  errors: string[];
}

/** 200 clients that ask for pages and files of the built site for a while; fails on an error and on growing memory. */
runMain(async () => {
  const paths = pathsOf((await openPublishedSite()).files);
  const server = spawn(process.execPath, ["--import", "tsx", "scripts/serve.ts"], {
    env: { ...process.env, PORT: String(port) },
    stdio: "ignore",
  });
  try {
    await untilReady();
    await load(paths, warmUp);
    const before = memoryOf(server.pid);
    const { times, errors } = await load(paths, duration);
    const after = memoryOf(server.pid);
    report(times, errors, before, after);
    if (errors.length > 0) throw new Error(`${errors.length} errors: ${errors[0]}`);
    if (after > before * tolerance) throw new Error("Memory grows.");
  } finally {
    server.kill();
  }
});

function pathsOf(files: readonly string[]): string[] {
  return files
    .filter((file) => !/^\/(_|404)/.test(file))
    .map((file) => file.replace(/\/index\.html$/, "") || "/");
}

async function untilReady(): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if ((await ask("/")) === null) return;
    await setTimeout(200);
  }
  throw new Error("The server did not start.");
}

const agent = new Agent({ keepAlive: true, maxSockets: clients });

/** `null` where a path was answered with status 200; else what went wrong. */
function ask(path: string): Promise<string | null> {
  return new Promise((resolve) => {
    const headers = { "accept-encoding": "br, gzip" };
    const request = get({ port, path, agent, headers, timeout: 30_000 }, (response) => {
      response.resume().on("end", () => {
        resolve(response.statusCode === 200 ? null : `${path}: ${response.statusCode}`);
      });
    });
    request.on("timeout", () => request.destroy(new Error("no answer in 30 s")));
    request.on("error", (error) => resolve(`${path}: ${error.message}`));
  });
}

async function load(paths: readonly string[], milliseconds: number): Promise<Tally> {
  const tally: Tally = { times: [], errors: [] };
  const end = performance.now() + milliseconds;
  const client = async (first: number) => {
    for (let index = first; performance.now() < end; index += 1) {
      const startedAt = performance.now();
      const error = await ask(paths[index % paths.length] ?? "/");
      tally.times.push(performance.now() - startedAt);
      if (error !== null) tally.errors.push(error);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, index) => client(index * 7)));
  return tally;
}

/** Resident memory of a process, in MB. */
function memoryOf(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

function report(times: number[], errors: string[], before: number, after: number): void {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => `${Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)} ms`;
  console.table({
    clients,
    requests: times.length,
    "requests a second": Math.round((times.length * 1000) / duration),
    errors: errors.length,
    median: at(0.5),
    "95 of 100": at(0.95),
    "memory before": `${before.toFixed(0)} MB`,
    "memory after": `${after.toFixed(0)} MB`,
  });
}
