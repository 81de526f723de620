/** Enough for the disk to be busy, and few enough that a large site fits in memory. */
const batch = 32;

/** Does something with each of many things, some of them at a time. */
export async function inBatches<T>(
  things: readonly T[],
  act: (thing: T) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < things.length; start += batch) {
    await Promise.all(things.slice(start, start + batch).map(act));
  }
}
