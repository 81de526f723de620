import type { SearchAnswer, SearchBackend } from "./searchBackend";
import type {
  AnswerAhead,
  IndexFile,
  MessageEnd,
  PageMessage,
  WorkerMessage,
} from "./workerMessages";

interface Asked {
  /** Takes the next answer. */
  take: (answer: SearchAnswer) => void;
  reject: (error: Error) => void;
  onMore: ((answer: SearchAnswer) => void) | undefined;
}

/** Searches in a worker, for which `load` fetches the files. */
export function createWorkerSearch(
  worker: MessageEnd,
  load: (file: IndexFile) => Promise<ArrayBuffer>,
): SearchBackend {
  const asked = new Map<number, Asked>();
  const ahead = new Map<string, AnswerAhead>();
  const send = (message: PageMessage) => worker.postMessage(message);
  let lastId = 0;

  worker.addEventListener("message", ({ data }) => {
    // Only our own code runs in the worker.
    const message = data as WorkerMessage;
    if (message.type === "need") void sendFile(message.file);
    else if (message.type === "answer") take(message);
    else if (message.type === "ahead") ahead.set(message.query, message);
    else if (message.type === "failure") {
      asked.get(message.id)?.reject(new Error(message.message));
      asked.delete(message.id);
    }
  });

  async function sendFile(file: IndexFile): Promise<void> {
    const body = await load(file).catch(() => null);
    send({ type: "file", file, body });
  }

  function take({ id, answer }: Extract<WorkerMessage, { type: "answer" }>): void {
    const waiting = asked.get(id);
    if (!waiting) return;
    const { take, onMore } = waiting;
    if (answer.isPartial && onMore) asked.set(id, { ...waiting, take: onMore });
    else asked.delete(id);
    // With the text there is more to find.
    if (onMore && !answer.isPartial) ahead.clear();
    take(answer);
  }

  return {
    search: (query, limit, onMore) =>
      new Promise((take, reject) => {
        lastId += 1;
        asked.set(lastId, { take, reject, onMore });
        send({ type: "search", id: lastId, query, limit, takesMore: onMore !== undefined });
      }),
    known(query, limit) {
      const found = ahead.get(query);
      return found?.limit === limit ? found.answer : null;
    },
  };
}
