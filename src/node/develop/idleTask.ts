import { performance } from "node:perf_hooks";

const interval = 200;
/** A task that takes less is no hindrance for who edits. */
const longTask = 1_000;

/**
 * A function that has `task` done once this process has next to nothing else to do, a long task for as long as it took
 * the last time, `guess` milliseconds before the first; asked for several times before that, it is done once. A preview
 * answers edits first, and judges the content then: on a large site, when the author rests.
 */
export function createIdleTask<Args extends unknown[]>(
  task: (...args: Args) => void,
  guess = () => 0,
  watch = watchLoop,
): (...args: Args) => void {
  let timer: NodeJS.Timeout | undefined;
  let cost: number | undefined;
  return (...args) => {
    clearInterval(timer);
    const isIdle = watch();
    const wanted = (cost ??= guess());
    let rest = 0;
    timer = setInterval(() => {
      rest = isIdle() ? rest + interval : 0;
      if (rest === 0 || rest < wanted) return;
      clearInterval(timer);
      const start = Date.now();
      task(...args);
      const time = Date.now() - start;
      cost = time < longTask ? 0 : time;
    }, interval);
  };
}

/** A function that says whether most of the time since it was last asked was spent waiting. */
function watchLoop(): () => boolean {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization < 0.5;
  };
}
