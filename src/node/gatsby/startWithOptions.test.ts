import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WorkerPool } from "gatsby-worker";
import { leaveProcessors } from "../leaveProcessors";
import { startWithOptions } from "./startWithOptions";

it("gives workers V8's options, and this process's threads none", async () => {
  const folder = mkdtempSync(join(tmpdir(), "worker-"));
  const path = join(folder, "worker.js");
  writeFileSync(path, "exports.options = () => process.execArgv;");
  const before = [...process.execArgv];
  startWithOptions(leaveProcessors);
  const pool = new WorkerPool<{ options: () => string[] }>(path);
  expect(await pool.single.options()).toEqual([...before, ...leaveProcessors]);
  expect(process.execArgv).toEqual(before);
  await Promise.all(pool.end());
  rmSync(folder, { recursive: true });
});
