import { spawn, type ChildProcess } from "node:child_process";
import { availableParallelism } from "node:os";

/**
 * Has every processor but the one that Gatsby starts on read the documents meanwhile. Nobody waits for these processes:
 * a build takes what they have kept and reads the rest itself, so it is the build that reports what cannot be read.
 * What comes back ends them.
 */
export function startReaders(): () => void {
  const count = Math.max(1, availableParallelism() - 1);
  const readers = Array.from({ length: count }, (_, index) => startReader(index, count));
  return () => readers.forEach((reader) => reader.kill());
}

function startReader(index: number, count: number): ChildProcess {
  const args = ["--import", "tsx", "scripts/builds/readAhead.ts", String(index), String(count)];
  const reader = spawn(process.execPath, args, { stdio: "ignore" });
  reader.on("error", () => undefined);
  return reader;
}
