import { rememberSuccess } from "../shared/rememberSuccess";
import type { SearchBackend } from "./searchBackend";

/** A backend that comes with the first query. Once it is there, a query reaches it in the task of its key. */
export function lazyBackend(load: () => Promise<SearchBackend>): SearchBackend {
  let loaded: SearchBackend | null = null;
  const getBackend = rememberSuccess(async () => (loaded = await load()));
  return {
    search: (...asked) =>
      loaded ? loaded.search(...asked) : getBackend().then((backend) => backend.search(...asked)),
  };
}
