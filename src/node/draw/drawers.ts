import { WorkerPool } from "gatsby-worker";
import { startMore } from "../gatsby/poolStart";
import type * as drawer from "./drawer";
import type { AheadJob, DrawJob, DrawnPages } from "./drawer";

/** Processes that draw pages. */
export interface Drawers {
  /** Has all of them but one draw pages ahead. */
  drawAhead: (job: Omit<AheadJob, "processes">) => void;
  /** Starts the last one, where the others are not done with that. */
  startLast: () => void;
  /** Settles when nothing is drawn ahead any more. */
  stop: () => Promise<unknown>;
  /** Has one of them draw pages. Where they still draw ahead, they stop. */
  draw: (job: DrawJob) => Promise<DrawnPages>;
  end: () => Promise<number | null>[];
}

/** Gatsby asks for so many pages at a time. */
const segment = 50;

/** Up to so many processes that draw pages, by the module of `drawer.ts`; each is started when it is needed. */
export function createDrawers(module: string, most: number): Drawers {
  let pool: WorkerPool<typeof drawer> | undefined;
  let isAhead = false;
  let ahead: Promise<unknown> = Promise.resolve();
  const start = (count: number) => {
    if (pool) startMore(pool, count);
    else pool = new WorkerPool(module, { numWorkers: count });
    return pool;
  };
  const started = () => pool?.getWorkerInfo() ?? [];
  const stop = () => {
    if (isAhead) started().forEach((_drawer, index) => pool?.sendMessage("stop", index + 1));
    return ahead;
  };
  return {
    drawAhead: (job) => {
      const processes = Math.max(1, most - 1);
      isAhead = true;
      // What cannot be drawn is told when it is drawn for the site.
      ahead = Promise.allSettled(start(processes).all.drawAhead({ ...job, processes })).then(
        () => (isAhead = false),
      );
    },
    startLast: () => {
      if (isAhead) start(Math.max(0, most - started().length));
    },
    stop,
    draw: (job) => {
      void stop();
      const missing = job.paths.length < segment ? 1 : most;
      const drawing = pool && started().length > 0 ? pool : start(missing);
      return drawing.single.renderHTMLProd(job);
    },
    end: () => pool?.end() ?? [],
  };
}
