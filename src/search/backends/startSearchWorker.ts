import type { MessageEnd, WorkerMessage } from "./workerMessages";

/** A worker that does not say by then that it is ready will not be waited for, in milliseconds. */
const longestStart = 3000;

/** Returns the search's worker, once it runs; rejects where the browser, or a policy of the site, does not let it. */
export function startSearchWorker(): Promise<MessageEnd> {
  const worker = new Worker(
    /* webpackChunkName: "search-worker" */ new URL("./searchWorker.ts", import.meta.url),
  );
  return new Promise<MessageEnd>((resolve, reject) => {
    const fail = (message: string) => {
      clearTimeout(timer);
      worker.terminate();
      reject(new Error(message));
    };
    const timer = setTimeout(() => fail("The worker did not start."), longestStart);
    worker.addEventListener("error", ({ message }) => fail(message), { once: true });
    worker.addEventListener("message", ({ data }) => {
      clearTimeout(timer);
      if ((data as WorkerMessage).type === "ready") resolve(worker);
    });
  });
}
