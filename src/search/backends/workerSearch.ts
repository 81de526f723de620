import type { IndexFiles } from "./embeddedSearch";
import type { SearchAnswer, SearchBackend } from "./searchBackend";
import type { MessageEnd, SearchRequest, WorkerMessage } from "./workerMessages";

interface Asked {
  /** Told of each answer. */
  tell: (answer: SearchAnswer) => void;
  fail: (error: Error) => void;
}

/** Searches the embedded index in a worker. */
export function createWorkerSearch(worker: MessageEnd, files: IndexFiles): SearchBackend {
  const asked = new Map<number, Asked>();
  let lastId = 0;

  worker.addEventListener("message", ({ data }) => {
    // Only our own code runs in the worker.
    const message = data as WorkerMessage;
    if (message.type === "ready") return;
    const waiting = asked.get(message.id);
    if (message.type === "failure") waiting?.fail(new Error(message.message));
    else waiting?.tell(message.answer);
    if (message.type === "failure" || !message.answer.isPartial) asked.delete(message.id);
  });

  return {
    search: (query, limit, onMore) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        asked.set(lastId, { tell: inTurn(resolve, onMore), fail: reject });
        worker.postMessage({ id: lastId, query, limit, files } satisfies SearchRequest);
      }),
  };
}

/** Tells the first answer to one and the next to the other; who takes no more is told of the whole answer. */
function inTurn(
  first: (answer: SearchAnswer) => void,
  next: ((answer: SearchAnswer) => void) | undefined,
): Asked["tell"] {
  let isTold = false;
  return (answer) => {
    if (isTold) next?.(answer);
    else if (next || !answer.isPartial) first(answer);
    isTold ||= next !== undefined;
  };
}
