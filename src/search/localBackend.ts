import { withPrefix } from "gatsby";
import { searchConfig } from "../config/search";
import { rememberSuccess } from "../shared/rememberSuccess";
import { currentVersion, fileOfVersion } from "../shared/versionAddress";
import { lazyBackend } from "./lazyBackend";
import type { SearchBackend } from "./searchBackend";
import type { IndexFile } from "./workerMessages";
import { createWorkerSearch } from "./workerSearch";

const longestWait = 5000;

const paths: Record<IndexFile, string> = {
  symbols: searchConfig.symbolsPath,
  text: searchConfig.textPath,
};

/** The embedded index of a version: names for the empty query, the text with the first other one; in a worker where there can be one. */
export function createLocalBackend(version = currentVersion): SearchBackend {
  const files = {
    symbols: rememberSuccess(() => fetchFile(fileOfVersion(paths.symbols, version))),
    text: rememberSuccess(() => fetchFile(fileOfVersion(paths.text, version))),
  };
  let isStarted = false;
  const started = lazyBackend(async () => {
    const search = await startSearch((file) => files[file]());
    isStarted = true;
    return search;
  });
  return {
    search: (query, limit, onMore) => {
      const answer = started.search(query, limit, onMore);
      // On their way while the worker starts, which asks for them afterwards; the text once it has answered by names.
      if (!isStarted) {
        files.symbols().catch(() => undefined);
        if (query.trim() !== "") files.text().catch(() => undefined);
      }
      return answer;
    },
  };
}

async function startSearch(
  load: (file: IndexFile) => Promise<ArrayBuffer>,
): Promise<SearchBackend> {
  try {
    const { startSearchWorker } = await import("./startSearchWorker");
    return createWorkerSearch(await startSearchWorker(), load);
  } catch {
    const { createEmbeddedSearch, decoded } = await import("./embeddedSearch");
    return createEmbeddedSearch(decoded(load));
  }
}

async function fetchFile(path: string): Promise<ArrayBuffer> {
  const response = await fetch(withPrefix(path), { signal: AbortSignal.timeout(longestWait) });
  if (!response.ok) throw new Error(`${path} answered with status ${response.status}.`);
  return response.arrayBuffer();
}
