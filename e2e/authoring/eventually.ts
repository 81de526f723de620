import { setTimeout } from "node:timers/promises";

const pause = 250;

/** Waits until `probe` gives something other than `null`; fails with `describe()` after `limit` milliseconds. */
export async function eventually<T>(
  probe: () => Promise<T | null> | T | null,
  describe: () => string,
  limit = 120_000,
): Promise<T> {
  const deadline = Date.now() + limit;
  for (;;) {
    const found = await probe();
    if (found !== null) return found;
    if (Date.now() > deadline) throw new Error(`Not within ${limit / 1000} s: ${describe()}`);
    await setTimeout(pause);
  }
}
