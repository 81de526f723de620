import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WorkerPool } from "gatsby-worker";
import { startWorkersLater, type Workers } from "./startWorkersLater";

const code = `
  let told = [];
  exports.tell = (word) => { told.push(word); };
  exports.heard = () => told;`;

it.each([
  ["all but one for few queries", 5000, 2],
  ["all for more than those would answer meanwhile", 5001, 3],
])("starts %s, tells them what all were told, and has all anew", async (_what, queries, count) => {
  const folder = mkdtempSync(join(tmpdir(), "worker-"));
  const path = join(folder, "worker.js");
  writeFileSync(path, code);
  const pools: WorkerPool<{ tell: (word: string) => void; heard: () => string[] }>[] = [];
  const { workers, start } = startWorkersLater(() => {
    pools.push(new WorkerPool(path, { numWorkers: 3 }));
    return pools[0] as unknown as Workers;
  });
  const [pool] = pools;
  void pool?.all.tell("first");
  void pool?.all.tell("second");
  expect(pool?.getWorkerInfo()).toEqual([]);
  start(queries);
  expect(workers).toBe(pool);
  expect(pool?.getWorkerInfo()).toHaveLength(count);
  const heard = await Promise.all(pool?.all.heard() ?? []);
  expect(heard).toEqual(Array.from({ length: count }, () => ["first", "second"]));
  await workers.restart();
  expect(pool?.getWorkerInfo()).toHaveLength(3);
  await Promise.all(pool?.end() ?? []);
  const other = new WorkerPool(path);
  expect(other.getWorkerInfo()).toHaveLength(1);
  await Promise.all(other.end());
  rmSync(folder, { recursive: true });
});
