import type { SearchBackend } from "../src/search/searchBackend";
import type { SearchEntry } from "../src/shared/searchRecord";

/** A backend that finds the same for each query. */
export function answering(entries: readonly SearchEntry[]): SearchBackend {
  return { search: () => Promise.resolve([...entries]) };
}

/** A backend that fails as often as it is told, and then finds something. */
export function failingAtFirst(times: number, entries: readonly SearchEntry[]): SearchBackend {
  let failures = 0;
  return {
    search: (query) => {
      if (query === "" || failures++ >= times) return Promise.resolve([...entries]);
      return Promise.reject(new Error("offline"));
    },
  };
}

/** A backend that answers a query when the test says so. */
export function answeringWhenTold() {
  const answers = new Map<string, (entries: readonly SearchEntry[]) => void>();
  const backend: SearchBackend = {
    search: (query) =>
      new Promise((resolve) => answers.set(query, (entries) => resolve([...entries]))),
  };
  return {
    backend,
    answer: (query: string, entries: readonly SearchEntry[]) => answers.get(query)?.(entries),
  };
}

/** A backend that finds nothing, and the queries it was asked. */
export function recording() {
  const queries: string[] = [];
  const backend: SearchBackend = {
    search: (query) => {
      queries.push(query);
      return Promise.resolve([]);
    },
  };
  return { backend, queries };
}
