import { createEmbeddedSearch, decoded } from "./embeddedSearch";
import { fetchFile } from "./fetchFile";
import { keepQuiet } from "./quietTask";
import type { SearchAnswer } from "./searchBackend";
import type {
  FileSource,
  IndexFile,
  MessageEnd,
  PageMessage,
  WorkerMessage,
} from "./workerMessages";

type Asked = Extract<PageMessage, { type: "search" }>;

/** Answers the searches that come from a page, from files that the page has or knows where to find. */
export function serveSearch(page: MessageEnd): void {
  const waiting = new Map<IndexFile, (source: FileSource | null) => void>();
  const send = (message: WorkerMessage) => page.postMessage(message);
  const load = (file: IndexFile) =>
    new Promise<ArrayBuffer>((resolve, reject) => {
      waiting.set(file, (source) => {
        if (source === null) reject(new Error(`The file of ${file} could not be loaded.`));
        else resolve(typeof source === "string" ? fetchFile(source) : source);
      });
      send({ type: "need", file });
    });
  const backend = createEmbeddedSearch(decoded(load));
  let latest = 0;

  async function answer({ id, query, limit, takesMore, has }: Asked): Promise<void> {
    latest = Math.max(latest, id);
    const sendAnswer = (found: SearchAnswer) => {
      if (has === "nothing" || !found.isPartial) send({ type: "answer", id, answer: found });
      void tellAhead(id, query, limit);
    };
    if (has === "all") return tellAhead(id, query, limit);
    if (has === "nothing") keepQuiet();
    try {
      sendAnswer(await backend.search(query, limit, takesMore ? sendAnswer : undefined));
    } catch (error) {
      send({ type: "failure", id, message: String(error) });
    }
  }

  /** Until the next query is asked. */
  async function tellAhead(id: number, query: string, limit: number): Promise<void> {
    if (id < latest) return;
    for await (const { answer, ...found } of backend.findAhead(query, limit)) {
      if (id < latest) return;
      const isPartial = answer.isPartial ?? false;
      send({ type: "ahead", ...found, isPartial, answer: JSON.stringify(answer) });
    }
  }

  page.addEventListener("message", ({ data }) => {
    // Only our own page writes to its worker.
    const message = data as PageMessage;
    if (message.type === "key") keepQuiet();
    else if (message.type === "search") void answer(message);
    else waiting.get(message.file)?.(message.source);
  });
  send({ type: "ready" });
}
