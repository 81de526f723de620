import { withPrefix } from "gatsby";
import { searchConfig } from "../config/search";
import { rememberSuccess } from "../shared/rememberSuccess";
import { currentVersion, fileOfVersion } from "../shared/versionAddress";
import { fetchFile } from "./fetchFile";
import { lazyBackend } from "./lazyBackend";
import type { SearchBackend } from "./searchBackend";
import { tellOfTyping } from "./tellOfTyping";
import type { IndexFile } from "./workerMessages";
import { createWorkerSearch } from "./workerSearch";

const paths: Record<IndexFile, string> = {
  symbols: searchConfig.symbolsPath,
  text: searchConfig.textPath,
};

/** The embedded index of a version: names for the empty query, the text with the first other one; in a worker where there can be one. */
export function createLocalBackend(version = currentVersion): SearchBackend {
  const addressOf = (file: IndexFile) => withPrefix(fileOfVersion(paths[file], version));
  const loadSymbols = rememberSuccess(() => fetchFile(addressOf("symbols")));
  let isStarted = false;
  const started = lazyBackend(async () => {
    const search = await startSearch(loadSymbols, addressOf);
    isStarted = true;
    return search;
  });
  return {
    search: (query, limit, onMore) => {
      const answer = started.search(query, limit, onMore);
      // On their way while the worker starts, which asks for them afterwards.
      if (!isStarted) loadSymbols().catch(() => undefined);
      return answer;
    },
  };
}

async function startSearch(
  loadSymbols: () => Promise<ArrayBuffer>,
  addressOf: (file: IndexFile) => string,
): Promise<SearchBackend> {
  try {
    const { startSearchWorker } = await import("./startSearchWorker");
    // The text is large: it comes to the worker alone, and takes no time of the page's.
    const load = async (file: IndexFile) => (file === "text" ? addressOf(file) : loadSymbols());
    const worker = await startSearchWorker();
    tellOfTyping(worker);
    return createWorkerSearch(worker, load);
  } catch {
    const { createEmbeddedSearch, decoded } = await import("./embeddedSearch");
    const load = (file: IndexFile) =>
      file === "text" ? fetchFile(addressOf(file)) : loadSymbols();
    return createEmbeddedSearch(decoded(load));
  }
}
