import type { SearchBackend, SearchSource } from "../src/search/backends/searchBackend";
import type { SearchEntry } from "../src/shared/search/searchRecord";
import { anAnswer } from "./searchEntries";

/** Returns a backend that finds the same for each query. */
export function answering(
  entries: readonly SearchEntry[],
  source: SearchSource = "embedded",
): SearchBackend {
  return { search: () => Promise.resolve(anAnswer(entries, source)) };
}

/** Returns a backend that fails as often as it is told, and then finds something. */
export function failingAtFirst(times: number, entries: readonly SearchEntry[]): SearchBackend {
  let failures = 0;
  return {
    search: (query) => {
      if (query === "" || failures++ >= times) return Promise.resolve(anAnswer(entries));
      return Promise.reject(new Error("offline"));
    },
  };
}

/** Returns a backend that answers a query when the test says so. */
export function answeringWhenTold() {
  const answers = new Map<string, (entries: readonly SearchEntry[]) => void>();
  const backend: SearchBackend = {
    search: (query) =>
      new Promise((resolve) => answers.set(query, (entries) => resolve(anAnswer(entries)))),
  };
  return {
    backend,
    answer: (query: string, entries: readonly SearchEntry[]) => answers.get(query)?.(entries),
  };
}

/** Returns a backend that has some entries at once, and the rest when the test says so. */
export function answeringTwice(first: readonly SearchEntry[], rest: readonly SearchEntry[]) {
  let more: () => void = () => undefined;
  const backend: SearchBackend = {
    search: (query, _limit, onMore) => {
      if (query === "") return Promise.resolve(anAnswer([]));
      more = () => onMore?.(anAnswer(rest));
      return Promise.resolve({ ...anAnswer(first), isPartial: true });
    },
  };
  return { backend, answerMore: () => more() };
}

/** Returns a backend whose names answer at once; its text fails at first, and then finds the rest. */
export function lackingText(names: readonly SearchEntry[], rest: readonly SearchEntry[]) {
  let failures = 0;
  const backend: SearchBackend = {
    search: (query, _limit, onMore) => {
      if (query === "") return Promise.resolve(anAnswer([]));
      const isBroken = failures++ === 0;
      void Promise.resolve().then(() =>
        onMore?.(isBroken ? { ...anAnswer(names), lacksText: true } : anAnswer(rest)),
      );
      return Promise.resolve({ ...anAnswer(names), isPartial: true });
    },
  };
  return backend;
}

/** Returns a backend that finds nothing, and the queries it was asked. */
export function recording() {
  const queries: string[] = [];
  const backend: SearchBackend = {
    search: (query) => {
      queries.push(query);
      return Promise.resolve(anAnswer([]));
    },
  };
  return { backend, queries };
}
