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
])(
  "starts %s, tells them what all were told, and again those that are started after these have ended",
  async (_what, queries, count) => {
    const folder = mkdtempSync(join(tmpdir(), "worker-"));
    const path = join(folder, "worker.js");
    writeFileSync(path, code);
    const pools: WorkerPool<{ tell: (word: string) => void; heard: () => string[] }>[] = [];
    const { workers, start, end } = startWorkersLater(() => {
      pools.push(new WorkerPool(path, { numWorkers: 3 }));
      return pools[0] as unknown as Workers;
    });
    const [pool] = pools;
    void pool?.all.tell("first");
    void pool?.all.tell("second");
    expect(pool?.getWorkerInfo()).toEqual([]);
    expect(workers).toBe(pool);
    const startAndEnd = async () => {
      start(queries);
      expect(pool?.getWorkerInfo()).toHaveLength(count);
      const heard = await Promise.all(pool?.all.heard() ?? []);
      expect(heard).toEqual(Array.from({ length: count }, () => ["first", "second"]));
      await end();
      expect(pool?.getWorkerInfo()).toEqual([]);
    };
    await startAndEnd();
    await startAndEnd();
    const other = new WorkerPool(path);
    expect(other.getWorkerInfo()).toHaveLength(1);
    await Promise.all(other.end());
    rmSync(folder, { recursive: true });
  },
);
