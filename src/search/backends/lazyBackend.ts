import { memoizeSuccess } from "../../shared/timing/memoizeSuccess";
import type { SearchBackend } from "./searchBackend";

/** Returns a backend that is loaded with the first query. */
export function lazyBackend(load: () => Promise<SearchBackend>): SearchBackend {
  const getBackend = memoizeSuccess(load);
  return { search: async (...asked) => (await getBackend()).search(...asked) };
}
