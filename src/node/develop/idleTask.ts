import { performance } from "node:perf_hooks";

const interval = 200;

/**
 * A function that has `task` done once this process has next to nothing else to do; asked for several times before that,
 * it is done once. A preview answers edits first, and judges the content then.
 */
export function createIdleTask<Args extends unknown[]>(
  task: (...args: Args) => void,
  watch = watchLoop,
): (...args: Args) => void {
  let timer: NodeJS.Timeout | undefined;
  return (...args) => {
    clearInterval(timer);
    const isIdle = watch();
    timer = setInterval(() => {
      if (!isIdle()) return;
      clearInterval(timer);
      task(...args);
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
