import { createEmbeddedSearch, type IndexFiles } from "./embeddedSearch";
import type { SearchAnswer, SearchBackend } from "./searchBackend";

/** A query, from the page to the worker. */
export interface SearchRequest {
  query: string;
  limit: number;
  files: IndexFiles;
  /** True where a partial answer is welcome, after which the whole one comes. */
  takesMore: boolean;
  /** Gets the answers. */
  port: MessagePort;
}

/** From the worker to the port of a query. */
export type SearchReply = SearchAnswer | { failure: string };

/** One end of the connection: a worker, or what a worker sees of its page. */
export interface MessageEnd {
  postMessage(message: unknown, options?: { transfer: Transferable[] }): void;
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
}

/** Answers the queries of a page, all of which name the same files, and first tells it that it runs. */
export function serveSearch(page: MessageEnd, createSearch = createEmbeddedSearch): void {
  let backend: SearchBackend | null = null;

  async function answer({ query, limit, files, takesMore, port }: SearchRequest): Promise<void> {
    backend ??= createSearch(files);
    const send = (reply: SearchReply) => port.postMessage(reply);
    try {
      send(await backend.search(query, limit, takesMore ? send : undefined));
    } catch (error) {
      send({ failure: String(error) });
    }
  }

  // Only our own page writes to its worker.
  page.addEventListener("message", ({ data }) => void answer(data as SearchRequest));
  page.postMessage("ready");
}
