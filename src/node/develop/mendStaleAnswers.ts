import type { Node } from "gatsby";
import { nodeMutationEvent, type GatsbyEmitter, type NodeMutation } from "./nodeMutation";

/** Milliseconds that LMDB may need to have a node that has come among those of its type. */
const settling = 100;

/** What Gatsby does with its queries. */
export interface QueryTracker {
  /** Notes what the queries that were answered depend on, which is collected first. */
  noteDependencies: () => void;
  /** Takes the answer of a query for an old one. */
  markStale: (query: string) => void;
}

/**
 * Has queries answered again for which a node came or went while they were answered, for as long as the process runs.
 * Gatsby forgets what a query depends on when it begins with it, notes it once all of them are answered (or a thousand
 * dependencies are known), and takes every answer for one of now: two saves in quick succession left the second one
 * unseen until the next edit.
 */
export function mendStaleAnswers(
  emitter: GatsbyEmitter,
  { noteDependencies, markStale }: QueryTracker,
): void {
  /** The queries that are answered, with a node that changed meanwhile. */
  const running = new Map<string, Node | null>();
  let lastChanged: Node | null = null;
  let lastChange = -Infinity;
  const hearChange = ({ payload: node }: { payload?: Node }) => {
    if (node === undefined) return;
    lastChanged = node;
    lastChange = performance.now();
    for (const query of running.keys()) running.set(query, node);
  };
  emitter.on("CREATE_NODE", hearChange);
  emitter.on("DELETE_NODE", hearChange);
  emitter.on("QUERY_START", ({ payload }: { payload: { path: string } }) => {
    const isSettling = performance.now() - lastChange < settling;
    running.set(payload.path, isSettling ? lastChanged : null);
  });
  emitter.on("PAGE_QUERY_RUN", ({ payload: { path } }: { payload: { path: string } }) => {
    noteDependencies();
    const changed = running.get(path) ?? null;
    running.delete(path);
    if (changed === null) return;
    markStale(path);
    const touch: NodeMutation = { type: "touchNode", payload: [changed] };
    emitter.emit(nodeMutationEvent, touch);
  });
}
