import { WorkerPool } from "gatsby-worker";
import { collectAlone } from "../keepHeapSmall";

/** What of a pool of workers starts them. */
interface Starting {
  startAll: (this: unknown) => void;
}

/** Has the workers that are started from now on collect garbage without threads for it (`collectAlone`). */
export function collectWithoutThreads(): void {
  const pool = WorkerPool.prototype as unknown as Starting;
  const { startAll } = pool;
  pool.startAll = function () {
    process.execArgv.push(collectAlone);
    startAll.call(this);
    process.execArgv.pop();
  };
}
