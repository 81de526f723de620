import { WorkerPool } from "gatsby-worker";

interface PoolStart {
  startAll: (this: unknown) => void;
}

/** What starts the workers of every pool; its own types keep it to itself. */
export const poolStart = WorkerPool.prototype as unknown as PoolStart;

interface StartingPool {
  options?: { numWorkers?: number } | undefined;
  counter: number;
}

/** Starts so many workers more in a pool. */
export function startMore(pool: object, numWorkers: number): void {
  const starting = pool as StartingPool;
  const { options, counter } = starting;
  starting.options = { ...options, numWorkers };
  poolStart.startAll.call(pool);
  // It begins to count messages anew, and to number the workers.
  Object.assign(starting, { options, counter });
}
