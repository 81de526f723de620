import type { SearchAnswer, SearchBackend } from "./searchBackend";

/** In milliseconds. */
export const fallbackTimes = {
  /** The longest that a reader waits for the first backend. */
  patience: 1200,
  /** After this long the second one is made ready, so that it can answer at once. */
  warmUp: 400,
  /** So long the first one is left alone once it has failed: or each key press would wait for it again. */
  rest: 30_000,
  /** The longest that both are waited for before it is said that they failed. */
  longest: 5000,
};

/** Asks the second where the first fails or is late. Rejects only when both do. */
export function createFallbackBackend(
  first: SearchBackend,
  second: SearchBackend,
  times = fallbackTimes,
): SearchBackend {
  let restsUntil = 0;

  async function askSecond(query: string, limit: number): Promise<SearchAnswer> {
    const { entries } = await second.search(query, limit);
    return { entries, source: "embedded-fallback" };
  }

  async function ask(query: string, limit: number): Promise<SearchAnswer> {
    const isResting = Date.now() < restsUntil;
    if (isResting) return askSecond(query, limit).catch(() => first.search(query, limit));
    const hosted = first.search(query, limit);
    const warmUp = setTimeout(() => void second.search("", 0).catch(ignore), times.warmUp);
    try {
      return await inTime(hosted, times.patience);
    } catch {
      restsUntil = Date.now() + times.rest;
      // What is late may still be sooner than an index that is yet to be loaded.
      return await Promise.any([hosted, askSecond(query, limit)]);
    } finally {
      clearTimeout(warmUp);
    }
  }

  return { search: (query, limit) => inTime(ask(query, limit), times.longest) };
}

function ignore(): void {
  // It says so itself when it is asked.
}

async function inTime<T>(promise: Promise<T>, longest: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${longest} ms.`)), longest);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
