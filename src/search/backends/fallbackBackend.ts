import type { SearchAnswer, SearchBackend } from "./searchBackend";

/** In milliseconds. */
const fallbackTimes = {
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
  // Not the time of day, which a reader or a time server may put back by hours.
  let restsUntil = 0;

  async function askSecond(...[query, limit, onMore]: Asked): Promise<SearchAnswer> {
    const more = onMore && ((answer: SearchAnswer) => onMore(asFallback(answer)));
    return asFallback(await second.search(query, limit, more));
  }

  async function ask(...asked: Asked): Promise<SearchAnswer> {
    const [query, limit] = asked;
    const isResting = performance.now() < restsUntil;
    if (isResting) return askSecond(...asked).catch(() => first.search(query, limit));
    const hosted = first.search(query, limit);
    const warmUp = setTimeout(() => void second.search("", 0).catch(ignore), times.warmUp);
    try {
      return await inTime(hosted, times.patience);
    } catch {
      restsUntil = performance.now() + times.rest;
      // What is late may still be sooner than an index that is yet to be loaded.
      return await Promise.any([hosted, askSecond(...asked)]);
    } finally {
      clearTimeout(warmUp);
    }
  }

  return { search: (...asked) => inTime(ask(...asked), times.longest) };
}

type Asked = Parameters<SearchBackend["search"]>;

function asFallback(answer: SearchAnswer): SearchAnswer {
  return { ...answer, source: "embedded-fallback" };
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
