import { nextTask } from "../shared/nextTask";

/** So long a page has both processors for the frame of a key, in milliseconds. */
const quietTime = 60;

let quietUntil = 0;

/** Lets what is done in `quietTask`s wait for the frame of a key. */
export function keepQuiet(): void {
  quietUntil = performance.now() + quietTime;
}

/** The next task; after a key one that comes later. */
export async function quietTask(): Promise<void> {
  await nextTask();
  while (performance.now() < quietUntil) {
    await new Promise((resolve) => setTimeout(resolve, quietUntil - performance.now()));
  }
}
