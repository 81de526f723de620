import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WorkerPool } from "gatsby-worker";
import { keepWorkers } from "./keepWorkers";

it("has the processes that answered do what comes after a restart", async () => {
  const folder = mkdtempSync(join(tmpdir(), "worker-"));
  const path = join(folder, "worker.js");
  writeFileSync(path, "exports.process = () => process.pid;");
  keepWorkers();
  const pool = new WorkerPool<{ process: () => number }>(path);
  const before = await pool.single.process();
  await pool.restart();
  expect(await pool.single.process()).toBe(before);
  await Promise.all(pool.end());
  rmSync(folder, { recursive: true });
});
