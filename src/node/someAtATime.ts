/** Enough for the disk to be busy, and few enough that a large site fits in memory. */
const most = 32;

/**
 * Does something with each of many things, some of them at a time. Where one fails, no other one is begun.
 */
export async function someAtATime<T>(
  things: Iterable<T>,
  act: (thing: T) => Promise<void>,
): Promise<void> {
  const left = inTurn(things);
  const work = async () => {
    for (const thing of left) await act(thing);
  };
  await Promise.all(Array.from({ length: most }, work));
}

/** What ends one loop over these ends all of them. */
function* inTurn<T>(things: Iterable<T>): Generator<T> {
  yield* things;
}
