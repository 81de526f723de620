import { poolStart } from "./poolStart";

/** Has the workers that are started from now on have these options of Node's. */
export function startWithOptions(options: readonly string[]): void {
  const { startAll } = poolStart;
  poolStart.startAll = function () {
    const before = process.execArgv;
    process.execArgv = [...before, ...options];
    startAll.call(this);
    process.execArgv = before;
  };
}
