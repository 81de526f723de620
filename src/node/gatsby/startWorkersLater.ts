import { poolStart, startMore } from "./poolStart";

type Call = (...args: never[]) => unknown;

/** What of Gatsby's pool of workers is changed here. */
export interface Workers {
  /** What all workers are told to do, by name. */
  all: Record<string, Call>;
  options?: { numWorkers?: number } | undefined;
  restart: () => Promise<void>;
  end: () => Promise<number | null>[];
}

export interface LateWorkers {
  workers: Workers;
  /** Starts as many of them as so many queries need, and tells them what they were told before. */
  start: (queries: number) => void;
  /** Settles when those that were started have ended. */
  end: () => Promise<unknown>;
}

/** What a worker answers while scripts are bundled: that takes some 25 s, and 2,000 queries take 20 (`bench/README.md`). */
const answeredMeanwhile = 2500;

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
  const { all, end } = workers;
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
  const start = (queries: number) => {
    workers.all = all;
    startMore(workers, workersFor(queries, workers.options?.numWorkers ?? 1));
    told.forEach((tell) => tell());
  };
  return { workers, start, end: () => Promise.all(end.call(workers)) };
}

/** All but one, as the bundling has a processor, unless those would not be done with it. */
function workersFor(queries: number, most: number): number {
  const fewer = Math.max(1, most - 1);
  return queries > fewer * answeredMeanwhile ? most : fewer;
}
