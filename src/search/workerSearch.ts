import type { SearchAnswer, SearchBackend } from "./searchBackend";
import type {
  AnswerAhead,
  FileSource,
  IndexFile,
  MessageEnd,
  PageMessage,
  WorkerMessage,
} from "./workerMessages";

interface Asked {
  resolve: (answer: SearchAnswer) => void;
  reject: (error: Error) => void;
  onMore: ((answer: SearchAnswer) => void) | undefined;
  /** It has what the names gave, and waits for the rest. */
  isAnswered: boolean;
}

/** Searches in a worker, for which `load` fetches the files or says where they are. */
export function createWorkerSearch(
  worker: MessageEnd,
  load: (file: IndexFile) => Promise<FileSource>,
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
    const source = await load(file).catch(() => null);
    send({ type: "file", file, source });
  }

  function take({ id, answer }: Extract<WorkerMessage, { type: "answer" }>): void {
    const waiting = asked.get(id);
    if (!waiting) return;
    if (!waiting.isAnswered) waiting.resolve(answer);
    else if (!answer.isPartial) waiting.onMore?.(answer);
    waiting.isAnswered = true;
    if (answer.isPartial) return;
    asked.delete(id);
    // With the text there is more to find.
    if (waiting.onMore) ahead.clear();
  }

  return {
    search: (query, limit, onMore) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        // To the names a capital letter is its small one.
        const known = onMore && ahead.get(query.toLowerCase());
        const isAnswered = known?.limit === limit;
        asked.set(lastId, { resolve, reject, onMore, isAnswered });
        send({ type: "search", id: lastId, query, limit, takesMore: onMore !== undefined });
        if (isAnswered) resolve(known.answer);
      }),
  };
}
