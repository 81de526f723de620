import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";

/** The start of a process takes as long as reading some fifty documents, so fewer than these are read where they are needed. */
const documentsWorthIt = 200;

/**
 * Has every processor but the one that Gatsby starts on read the documents of a large site meanwhile. Nobody waits for
 * these processes: a build takes what they have kept and reads the rest itself, so what they cannot read it reports.
 */
export function startReaders(): void {
  const documents = readdirSync("content", { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".mdx"),
  );
  if (documents.length < documentsWorthIt) return;
  const count = Math.max(1, availableParallelism() - 1);
  for (let index = 0; index < count; index += 1) startReader(index, count);
}

function startReader(index: number, count: number): void {
  const args = ["--import", "tsx", "scripts/builds/readAhead.ts", String(index), String(count)];
  const reader = spawn(process.execPath, args, { stdio: "ignore" });
  reader.on("error", () => undefined);
}
