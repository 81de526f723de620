import { poolStart } from "./poolStart";

type Call = (...args: never[]) => unknown;

/** What of Gatsby's pool of workers is changed here. */
export interface Workers {
  /** What all workers are told to do, by name. */
  all: Record<string, Call>;
  options?: { numWorkers?: number } | undefined;
  restart: () => Promise<void>;
}

export interface LateWorkers {
  workers: Workers;
  /** Starts all but one of them, and tells them what they were told before. The last one comes when they start anew. */
  start: () => void;
}

/**
 * A pool whose workers are started when they have something to do, beside Gatsby's process, which keeps a processor
 * busy by itself then: one more worker would be no quicker, and have 280 MB. Gatsby starts all with itself, for 8 s of
 * processors with two of them, and each waits with 125 MB until pages are asked for.
 */
export function startWorkersLater(create: () => Workers): LateWorkers {
  const { startAll } = poolStart;
  poolStart.startAll = () => undefined;
  const workers = create();
  poolStart.startAll = startAll;
  const { all } = workers;
  const told: (() => unknown)[] = [];
  const tellLater = (name: string, call: Call): [string, Call] => [
    name,
    (...args) => {
      told.push(() => call(...args));
      return [];
    },
  ];
  workers.all = Object.fromEntries(
    Object.entries(all).map(([name, call]) => tellLater(name, call)),
  );
  const start = () => {
    workers.all = all;
    const { options } = workers;
    workers.options = { ...options, numWorkers: Math.max(1, (options?.numWorkers ?? 1) - 1) };
    startAll.call(workers);
    workers.options = options;
    told.forEach((tell) => tell());
  };
  return { workers, start };
}
