import type { NodeMutation } from "./nodeMutation";
import { createPatience } from "./patience";

interface MutationWatch {
  /** To be called with each change as it is asked for, also with one that is asked for again. */
  watch: (mutation: NodeMutation) => void;
  /** Those that were not carried out and had time to be, in their order. */
  findLost: (now: number) => NodeMutation[];
}

/**
 * Watches the changes to nodes. Gatsby collects them for 500 ms while it waits, and drops what it has collected when a
 * page is asked for meanwhile (the `waiting` state of its `developMachine` is left, and the batch with it): a page then
 * shows an edit late, an older one, or none of its text. Only the newest change to a node counts.
 */
export function createMutationWatch(): MutationWatch {
  const pending = new Map<string, NodeMutation>();
  const known = new WeakSet<NodeMutation>();
  const patience = createPatience<string>();
  const settle = (subject: string, mutation: NodeMutation) => {
    if (pending.get(subject) !== mutation) return;
    pending.delete(subject);
    patience.forget(subject);
  };
  return {
    watch: (mutation) => {
      if (known.has(mutation)) return;
      known.add(mutation);
      const subject = subjectOf(mutation);
      if (subject === null) return;
      pending.delete(subject);
      patience.forget(subject);
      pending.set(subject, mutation);
      onceRead(mutation, () => settle(subject, mutation));
    },
    findLost: (now) =>
      [...pending].flatMap(([subject, mutation]) =>
        patience.isOver(subject, now) ? [mutation] : [],
      ),
  };
}

/** What a change is about: of two with the same, the later one counts. `null` where nothing is lost with it. */
function subjectOf({ type, payload }: NodeMutation): string | null {
  const [first] = payload as [{ id: string; child: { id: string } }];
  if (type === "createNode" || type === "deleteNode") return first.id;
  return type === "createParentChildLink" ? `link to ${first.child.id}` : null;
}

function onceRead(mutation: NodeMutation, tell: () => void): void {
  const { payload } = mutation;
  Object.defineProperty(mutation, "payload", {
    enumerable: true,
    get: () => {
      tell();
      return payload;
    },
  });
}
