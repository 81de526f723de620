import { nextTask } from "../shared/nextTask";

/** A key's answer is found, drawn and shown by then, in milliseconds; what is prepared meanwhile would slow it down. */
const answerTime = 100;

/** Lets keys come before work that can wait. */
export interface KeyPause {
  /** Says that a key's answer is being drawn from now on. */
  noteKey: () => void;
  /** Resolves in a later task, in which no key's answer is being drawn. */
  wait: () => Promise<void>;
}

export function createKeyPause(): KeyPause {
  let quietFrom = 0;
  return {
    noteKey() {
      quietFrom = performance.now() + answerTime;
    },
    async wait() {
      await nextTask();
      for (let left = quietFrom - performance.now(); left > 0;) {
        await new Promise((resolve) => setTimeout(resolve, left));
        left = quietFrom - performance.now();
      }
    },
  };
}
