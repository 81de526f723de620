import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { isPreview } from "./isPreview";
import { rememberOnce } from "./remember";

/**
 * Has V8 collect when a build's heap has grown by half. By itself it waits, where memory is there, until the heap has up
 * to four times of what is in use, which is most of what a large build would take.
 */
export function keepHeapSmall(): void {
  if (isPreview()) return;
  setFlagsFromString("--heap-growing-percent=50");
  // When to collect is decided at the end of each collection, and before the first one by the machine's memory.
  collectGarbage();
}

/** Collects at once: V8 does so only while a program allocates, and a process that waits keeps what it has let go of. */
export function collectGarbage(): void {
  collector()();
}

const collector = rememberOnce(() => {
  setFlagsFromString("--expose-gc");
  return runInNewContext("gc") as () => void;
});
