import type { SearchAnswer } from "./searchBackend";

/** The files of the embedded index. */
export type IndexFile = "symbols" | "text";

/** A file as it came, or the address where the worker fetches it. */
export type FileSource = ArrayBuffer | string;

/** An answer to a query that is likely to be asked. */
export interface AnswerAhead {
  query: string;
  limit: number;
  answer: SearchAnswer;
}

/** The same in a message: most are never looked at, and a page is given a text in less time than what it tells. */
export interface PackedAhead extends Omit<AnswerAhead, "answer"> {
  isPartial: boolean;
  /** As JSON. */
  answer: string;
}

/** What the page tells the worker. */
export type PageMessage =
  | {
      type: "search";
      id: number;
      query: string;
      limit: number;
      takesMore: boolean;
      /** Of what the page has the answer already. */
      has: "nothing" | "names" | "all";
    }
  /** Somebody types. */
  | { type: "key" }
  /** A file that the worker needs; `null` where it could not be loaded. */
  | { type: "file"; file: IndexFile; source: FileSource | null };

/** What the worker tells the page. */
export type WorkerMessage =
  | { type: "ready" }
  | { type: "need"; file: IndexFile }
  | { type: "answer"; id: number; answer: SearchAnswer }
  /** What a query will find, before anybody asks it. */
  | ({ type: "ahead" } & PackedAhead)
  | { type: "failure"; id: number; message: string };

/** One end of the connection: a worker, or what a worker sees of its page. */
export interface MessageEnd {
  postMessage(message: unknown): void;
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
}
