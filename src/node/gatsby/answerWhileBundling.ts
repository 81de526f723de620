import type { LateWorkers, Workers } from "./startWorkersLater";

/** The queries that have to be answered, by kind. */
export type QueryIds = Record<string, readonly unknown[]>;

/** What of Gatsby's modules has a part in it; each calls the others by these names. */
export interface QueryModules {
  pool: {
    create: () => Workers;
    runQueriesInWorkersQueue: (
      workers: Workers,
      queryIds: QueryIds,
      options?: object,
    ) => Promise<void>;
    mergeWorkerState: (workers: Workers, parent?: object) => Promise<void>;
  };
  scripts: { buildProductionBundle: (...args: unknown[]) => Promise<unknown> };
  renderer: { buildRenderer: (...args: unknown[]) => Promise<unknown> };
  /** Which queries have no answer yet. */
  unanswered: () => Promise<QueryIds>;
  /** Makes workers that wait to be started. */
  startLater: (create: () => Workers) => LateWorkers;
  /** Settles when nothing that answers have asked for is going on. */
  jobsDone: () => Promise<unknown>;
  /** Is told what has been answered, before the workers end. */
  answered: (queryIds: QueryIds) => Promise<void>;
}

/**
 * Has Gatsby's workers start, answer the queries of pages and end while its own process bundles, which keeps one
 * processor busy; by itself Gatsby does one after the other. What is asked for later is answered later. They draw no
 * pages (`drawApart`).
 */
export function answerWhileBundling(gatsby: QueryModules): void {
  const { pool, scripts, renderer, startLater } = gatsby;
  const { create, runQueriesInWorkersQueue } = pool;
  const { buildProductionBundle } = scripts;
  const { buildRenderer } = renderer;
  let early: Promise<void> = Promise.resolve();
  pool.create = () => {
    const late = startLater(create);
    const answer = answerAll(gatsby, late, runQueriesInWorkersQueue);
    scripts.buildProductionBundle = (...args) => {
      early = gatsby.unanswered().then(answer);
      return buildProductionBundle(...args);
    };
    pool.runQueriesInWorkersQueue = (_workers, queryIds) => answer(queryIds);
    // Gatsby asks for new ones once queries are answered.
    late.workers.restart = () => Promise.resolve();
    return late.workers;
  };
  renderer.buildRenderer = async (...args) => {
    const [built] = await Promise.all([buildRenderer(...args), early]);
    return built;
  };
}

function answerAll(
  { pool, jobsDone, answered }: QueryModules,
  { workers, start, end }: LateWorkers,
  answer: QueryModules["pool"]["runQueriesInWorkersQueue"],
): (queryIds: QueryIds) => Promise<void> {
  return async (queryIds) => {
    const count = Object.values(queryIds).flat().length;
    if (count === 0) return;
    start(count);
    await answer(workers, queryIds);
    await jobsDone();
    // It reads what each of them has written down, by their numbers.
    await pool.mergeWorkerState(workers);
    await answered(queryIds);
    await end();
  };
}
