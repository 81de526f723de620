import { afterFrame } from "../shared/afterFrame";
import type { SearchAnswer, SearchBackend } from "./searchBackend";
import type {
  FileSource,
  IndexFile,
  MessageEnd,
  PackedAhead,
  PageMessage,
  WorkerMessage,
} from "./workerMessages";

type OnMore = Parameters<SearchBackend["search"]>[2];

interface Asked {
  resolve: (answer: SearchAnswer) => void;
  reject: (error: Error) => void;
  onMore: OnMore;
  /** The promise was resolved with what the names gave; `onMore` is told the rest. */
  isAnswered: boolean;
}

/** Searches in a worker, for which `load` fetches the files or says where they are. */
export function createWorkerSearch(
  worker: MessageEnd,
  load: (file: IndexFile) => Promise<FileSource>,
): SearchBackend {
  const asked = new Map<number, Asked>();
  const ahead = new Map<string, PackedAhead>();
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
    forget(({ isPartial }) => isPartial);
  }

  function forget(isUseless: (found: PackedAhead) => boolean): void {
    for (const found of ahead.values()) if (isUseless(found)) ahead.delete(found.query);
  }

  function answerAhead(query: string, limit: number): SearchAnswer | null {
    // Of single letters, small ones are told: a capital finds the same.
    const found = ahead.get(query.length === 1 ? query.toLowerCase() : query);
    return found?.limit === limit ? (JSON.parse(found.answer) as SearchAnswer) : null;
  }

  function ask(query: string, limit: number, onMore: OnMore, known: SearchAnswer | null) {
    lastId += 1;
    const id = lastId;
    const has = known === null ? "nothing" : known.isPartial ? "names" : "all";
    const takesMore = onMore !== undefined;
    const sendQuery = () => send({ type: "search", id, query, limit, takesMore, has });
    // What is known is shown before more is asked for.
    if (known) afterFrame(sendQuery);
    else sendQuery();
    if (known && !known.isPartial) return Promise.resolve(known);
    return new Promise<SearchAnswer>((resolve, reject) => {
      asked.set(id, { resolve, reject, onMore, isAnswered: false });
    });
  }

  return {
    search: (query, limit, onMore) => {
      const known = onMore ? answerAhead(query, limit) : null;
      if (known) onMore?.(known);
      forget((found) => found.query.length > 1 && !found.query.startsWith(query));
      return ask(query, limit, onMore, known);
    },
  };
}
