import type { IndexFiles } from "./embeddedSearch";
import type { SearchAnswer } from "./searchBackend";

/** A query, from the page to the worker. */
export interface SearchRequest {
  id: number;
  query: string;
  limit: number;
  files: IndexFiles;
}

/** From the worker to the page: that it runs, and to each query an answer, or two where the first is partial. */
export type WorkerMessage =
  | { type: "ready" }
  | { type: "answer"; id: number; answer: SearchAnswer }
  | { type: "failure"; id: number; message: string };

/** One end of the connection: a worker, or what a worker sees of its page. */
export interface MessageEnd {
  postMessage(message: unknown): void;
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
}
