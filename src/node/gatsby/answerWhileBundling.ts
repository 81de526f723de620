import type { LateWorkers, Workers } from "./startWorkersLater";

/** The queries that have to be answered, by kind. */
type QueryIds = Record<string, readonly unknown[]>;

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
}

/**
 * Has Gatsby's workers start, answer the queries of pages, and start anew for drawing them, while its own process bundles,
 * which keeps one processor busy; by itself Gatsby does one after the other. What is asked for later is answered later.
 */
export function answerWhileBundling(gatsby: QueryModules): void {
  const { pool, scripts, renderer, startLater } = gatsby;
  const { create, runQueriesInWorkersQueue } = pool;
  const { buildProductionBundle } = scripts;
  const { buildRenderer } = renderer;
  let answered: Promise<void> = Promise.resolve();
  pool.create = () => {
    const late = startLater(create);
    scripts.buildProductionBundle = (...args) => {
      answered = answerEarly(gatsby, late, runQueriesInWorkersQueue);
      return buildProductionBundle(...args);
    };
    return late.workers;
  };
  renderer.buildRenderer = async (...args) => {
    const [built] = await Promise.all([buildRenderer(...args), answered]);
    return built;
  };
  pool.runQueriesInWorkersQueue = async (workers, queryIds, options) => {
    if (Object.values(queryIds).every(({ length }) => length === 0)) return;
    await runQueriesInWorkersQueue(workers, queryIds, options);
  };
}

async function answerEarly(
  { pool, unanswered, jobsDone }: QueryModules,
  { workers, start }: LateWorkers,
  answer: QueryModules["pool"]["runQueriesInWorkersQueue"],
): Promise<void> {
  const queryIds = await unanswered();
  start(Object.values(queryIds).flat().length);
  await answer(workers, queryIds);
  await jobsDone();
  await workers.restart();
  // Before the new workers write down what the pages that they answer for depend on.
  await pool.mergeWorkerState(workers);
  startOnce(workers);
}

/** Gatsby asks for new workers once queries are answered, and has them by then. */
function startOnce(workers: Workers): void {
  const { restart } = workers;
  workers.restart = () => {
    workers.restart = restart;
    return Promise.resolve();
  };
}
