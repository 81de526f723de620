import { createMutationWatch } from "./lostMutations";
import { nodeMutationEvent, type GatsbyEmitter, type NodeMutation } from "./nodeMutation";
import { lookInterval } from "./patience";

/** Asks again for changes to nodes that Gatsby's preview has dropped, for as long as the process runs. */
export function mendLostMutations(emitter: GatsbyEmitter): NodeJS.Timeout {
  const { watch, findLost } = createMutationWatch();
  emitter.on(nodeMutationEvent, (mutation: NodeMutation) => {
    watch(mutation);
  });
  return setInterval(() => {
    findLost(Date.now()).forEach((mutation) => emitter.emit(nodeMutationEvent, mutation));
  }, lookInterval).unref();
}
