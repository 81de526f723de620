import { WorkerPool } from "gatsby-worker";

interface PoolStart {
  startAll: (this: unknown) => void;
}

/** What starts the workers of every pool; its own types keep it to itself. */
export const poolStart = WorkerPool.prototype as unknown as PoolStart;
