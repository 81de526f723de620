import type { Node } from "gatsby";
import { nodeMutationEvent, type GatsbyEmitter, type NodeMutation } from "./nodeMutation";
import { createPatience, lookInterval } from "./patience";

/**
 * Has pages planned again where the node of a document came or went after they were planned, for as long as the process
 * runs. Gatsby does not look back where that happens in the `recreatingPages` state of its `developMachine`: two saves
 * in quick succession left a page that was not found until the next edit.
 */
export function mendLatePages(emitter: GatsbyEmitter): NodeJS.Timeout {
  const patience = createPatience<"pages">();
  let late: Node | null = null;
  const hear = ({ payload }: { payload?: Node }) => {
    if (payload?.internal.type === "DocPage") late = payload;
  };
  emitter.on("CREATE_NODE", hear);
  emitter.on("DELETE_NODE", hear);
  emitter.on("CREATE_PAGE", () => {
    late = null;
    patience.forget("pages");
  });
  return setInterval(() => {
    if (late === null || !patience.isOver("pages", Date.now())) return;
    const touch: NodeMutation = { type: "touchNode", payload: [late] };
    emitter.emit(nodeMutationEvent, touch);
  }, lookInterval).unref();
}
