import type { Node } from "gatsby";
import { nodeMutationEvent, type GatsbyEmitter, type NodeMutation } from "./nodeMutation";
import { createPatience, lookInterval } from "./patience";

/** What of a page that is planned tells from which document: as `planPages` writes it. */
interface PlannedPage {
  context?: { id?: string; digest?: string };
}

/**
 * Has pages planned again where the node of a document came or went after they were planned, for as long as the process
 * runs. Gatsby does not look back where that happens in the `recreatingPages` state of its `developMachine`: two saves
 * in quick succession left a page that was not found until the next edit. And a node that has just come is not yet among
 * those of its type, which LMDB has some milliseconds later, so a plan that follows may be one without it.
 */
export function mendLatePages(emitter: GatsbyEmitter): NodeJS.Timeout {
  const patience = createPatience<"pages">();
  const come = new Map<string, Node>();
  const gone = new Map<string, Node>();
  const isDocument = (node?: Node): node is Node => node?.internal.type === "DocPage";
  emitter.on("CREATE_NODE", ({ payload }: { payload?: Node }) => {
    if (isDocument(payload)) come.set(payload.id, payload);
  });
  emitter.on("DELETE_NODE", ({ payload }: { payload?: Node }) => {
    if (!isDocument(payload)) return;
    come.delete(payload.id);
    gone.set(payload.id, payload);
  });
  emitter.on("CREATE_PAGE", ({ payload }: { payload?: PlannedPage }) => {
    const { id = "", digest } = payload?.context ?? {};
    if (come.get(id)?.internal.contentDigest === digest) come.delete(id);
    // A node that goes is out of its type at once.
    gone.clear();
    if (come.size === 0) patience.forget("pages");
  });
  return setInterval(() => {
    const [late] = [...come.values(), ...gone.values()];
    if (late === undefined || !patience.isOver("pages", Date.now())) return;
    const touch: NodeMutation = { type: "touchNode", payload: [late] };
    emitter.emit(nodeMutationEvent, touch);
  }, lookInterval).unref();
}
