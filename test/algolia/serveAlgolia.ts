import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Change, StoredIndex } from "./algoliaIndices";
import { answerCall, refusal, type Answer } from "./answerCall";
import { findRoute, type Operation } from "./routes";

/** A request that came in. */
export interface AlgoliaCall {
  operation: Operation;
  index: string;
  /** The number of this operation on this index, from 1. */
  nth: number;
  /** Sent by whom: the key. */
  key: string;
}

/** A fault of a call: an answer of our own, none at all, or a broken connection; `stuck` tasks are never done. */
export type Fault = { status: number; body: string } | "hang" | "reset" | "stuck";

export interface AlgoliaServer {
  /** `127.0.0.1:4000`. */
  host: string;
  indices: Map<string, StoredIndex>;
  calls: AlgoliaCall[];
  /** Asked for each call; `undefined` where it goes well. */
  fault: (call: AlgoliaCall) => Fault | undefined;
  stop: () => void;
}

/** Keys that the stand-in takes; the second one may only search. */
export const algoliaKeys = { admin: "admin-key-of-the-test", search: "search-key-of-the-test" };

/** As the service does: the search is asked from pages of any site. */
const anyOrigin = { "access-control-allow-origin": "*" };

/** In milliseconds; longer, and the client would wait for its next look, each time. */
const taskTime = 0;

/**
 * Returns a server on loopback that speaks the part of Algolia's protocol that this site uses, with tasks that take a
 * moment.
 */
export async function serveAlgolia(port = 0): Promise<AlgoliaServer> {
  const server = createServer();
  const tasks = createTasks();
  const state: AlgoliaServer = {
    host: "",
    indices: new Map(),
    calls: [],
    fault: () => undefined,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  server.on("request", (request, response) => void handle(request, response, state, tasks));
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  state.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return state;
}

/** Does each task a moment after it was asked for, in turn. */
function createTasks() {
  const done = new Set<number>();
  let last = 0;
  function start(run: (() => void) | null): number {
    last += 1;
    const id = last;
    if (run) setTimeout(() => (run(), done.add(id)), taskTime);
    return id;
  }
  return { done, start };
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  state: AlgoliaServer,
  tasks: ReturnType<typeof createTasks>,
) {
  const url = new URL(request.url ?? "/", "http://algolia");
  const route = findRoute(request.method ?? "", url.pathname);
  const body = await readBody(request);
  if (!route) return send(response, refusal(404, "No such path"));
  const [operation, index, rest] = route;
  const key = String(
    request.headers["x-algolia-api-key"] ?? url.searchParams.get("x-algolia-api-key"),
  );
  const fault = state.fault(record(state, { operation, index, key }));
  if (fault === "hang") return;
  if (fault === "reset") return request.socket.destroy();
  if (typeof fault === "object") return response.writeHead(fault.status, anyOrigin).end(fault.body);
  if (!mayCall(key, operation)) {
    return send(response, refusal(403, "Invalid Application-ID or API key"));
  }
  const startTask = (change: Change) => {
    const taskID = tasks.start(fault === "stuck" ? null : () => change(state.indices));
    return { status: 200, body: { taskID, updatedAt: "2026-01-01T00:00:00Z" } };
  };
  const service = { indices: state.indices, doneTasks: tasks.done, startTask };
  send(response, answerCall(service, { operation, index, rest, body }));
}

function record({ calls }: AlgoliaServer, call: Omit<AlgoliaCall, "nth">): AlgoliaCall {
  const same = calls.filter(
    ({ operation, index }) => operation === call.operation && index === call.index,
  );
  const numbered = { ...call, nth: same.length + 1 };
  calls.push(numbered);
  return numbered;
}

function mayCall(key: string, operation: Operation): boolean {
  return key === algoliaKeys.admin || (key === algoliaKeys.search && operation === "queries");
}

function send(response: ServerResponse, { status, body }: Answer): void {
  const headers = { ...anyOrigin, "content-type": "application/json" };
  response.writeHead(status, headers).end(JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return text ? (JSON.parse(text) as unknown) : {};
}
