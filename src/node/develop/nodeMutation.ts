import type { NodePluginArgs } from "gatsby";

/** Gatsby's own emitter: it tells each change that a plugin asks for, and each action of its store. */
export type GatsbyEmitter = Pick<NodePluginArgs["emitter"], "on" | "emit">;

/** What the emitter calls a change to a node that a plugin asks for. */
export const nodeMutationEvent = "ENQUEUE_NODE_MUTATION";

/** A change to a node that a plugin asked for; carried out when its payload is read. */
export interface NodeMutation {
  type: string;
  payload: readonly unknown[];
}
