import { createEmbeddedSearch } from "./embeddedSearch";
import type { SearchAnswer, SearchBackend } from "./searchBackend";
import type { MessageEnd, SearchRequest, WorkerMessage } from "./workerMessages";

/** Answers the queries of a page, all of which name the same files. */
export function serveSearch(page: MessageEnd, createSearch = createEmbeddedSearch): void {
  const send = (message: WorkerMessage) => page.postMessage(message);
  let backend: SearchBackend | null = null;

  async function answer({ id, query, limit, files }: SearchRequest): Promise<void> {
    backend ??= createSearch(files);
    try {
      const sendAnswer = (found: SearchAnswer) => send({ type: "answer", id, answer: found });
      sendAnswer(await backend.search(query, limit, sendAnswer));
    } catch (error) {
      send({ type: "failure", id, message: String(error) });
    }
  }

  // Only our own page writes to its worker.
  page.addEventListener("message", ({ data }) => void answer(data as SearchRequest));
  send({ type: "ready" });
}
