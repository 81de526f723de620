import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WorkerPool } from "gatsby-worker";
import { collectWithoutThreads } from "./collectWithoutThreads";

it("gives workers V8's option, and this process's threads none", async () => {
  const folder = mkdtempSync(join(tmpdir(), "worker-"));
  const path = join(folder, "worker.js");
  writeFileSync(path, "exports.options = () => process.execArgv;");
  const before = [...process.execArgv];
  collectWithoutThreads();
  const pool = new WorkerPool<{ options: () => string[] }>(path);
  expect(await pool.single.options()).toContain("--single-threaded-gc");
  expect(process.execArgv).toEqual(before);
  await Promise.all(pool.end());
  rmSync(folder, { recursive: true });
});
