import type { IndexFiles } from "./embeddedSearch";
import type { SearchBackend } from "./searchBackend";
import type { MessageEnd, SearchReply, SearchRequest } from "./serveSearch";

/** Searches the embedded index in a worker; each query has a channel of its own. */
export function createWorkerSearch(worker: MessageEnd, files: IndexFiles): SearchBackend {
  return {
    search: (query, limit, onMore) =>
      new Promise((resolve, reject) => {
        const { port1, port2: port } = new MessageChannel();
        let isAnswered = false;
        port1.onmessage = ({ data }) => {
          // Only our own code runs in the worker.
          const reply = data as SearchReply;
          if ("failure" in reply) reject(new Error(reply.failure));
          else if (isAnswered) onMore?.(reply);
          else resolve(reply);
          isAnswered = true;
          if (!("isPartial" in reply)) port1.close();
        };
        const takesMore = onMore !== undefined;
        const request: SearchRequest = { query, limit, files, takesMore, port };
        worker.postMessage(request, { transfer: [port] });
      }),
  };
}

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
    // The only message to the page itself.
    worker.addEventListener("message", () => {
      clearTimeout(timer);
      resolve(worker);
    });
  });
}
