import { createEmbeddedSearch, decoded } from "./embeddedSearch";
import { fetchFile } from "./fetchFile";
import type { SearchAnswer } from "./searchBackend";
import type {
  FileSource,
  IndexFile,
  MessageEnd,
  PageMessage,
  WorkerMessage,
} from "./workerMessages";

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
  const backend = createEmbeddedSearch(decoded(load), (found) => send({ type: "ahead", ...found }));

  async function answer({ id, query, limit, takesMore }: Extract<PageMessage, { type: "search" }>) {
    const sendAnswer = (found: SearchAnswer) => send({ type: "answer", id, answer: found });
    try {
      sendAnswer(await backend.search(query, limit, takesMore ? sendAnswer : undefined));
    } catch (error) {
      send({ type: "failure", id, message: String(error) });
    }
  }

  page.addEventListener("message", ({ data }) => {
    // Only our own page writes to its worker.
    const message = data as PageMessage;
    if (message.type === "search") void answer(message);
    else waiting.get(message.file)?.(message.source);
  });
  send({ type: "ready" });
}
