import { collectAlone } from "../keepHeapSmall";
import { poolStart } from "./poolStart";

/** Has the workers that are started from now on collect garbage without threads for it (`collectAlone`). */
export function collectWithoutThreads(): void {
  const { startAll } = poolStart;
  poolStart.startAll = function () {
    process.execArgv.push(collectAlone);
    startAll.call(this);
    process.execArgv.pop();
  };
}
