import { withPrefix } from "gatsby";
import { searchConfig } from "../config/search";
import { rememberSuccess } from "../shared/rememberSuccess";
import { currentVersion, fileOfVersion } from "../shared/versionAddress";
import type { SearchBackend } from "./searchBackend";
import type { IndexFile } from "./workerMessages";
import { createWorkerSearch } from "./workerSearch";

const longestWait = 5000;

const paths: Record<IndexFile, string> = {
  symbols: searchConfig.symbolsPath,
  text: searchConfig.textPath,
};

/** The embedded index of a version, loaded with the first query: in a worker, or in the page where there can be none. */
export function createLocalBackend(version = currentVersion): SearchBackend {
  const files = {
    symbols: rememberSuccess(() => fetchText(fileOfVersion(paths.symbols, version))),
    text: rememberSuccess(() => fetchText(fileOfVersion(paths.text, version))),
  };
  const getBackend = rememberSuccess(() => startSearch((file) => files[file]()));
  return {
    search: async (query, limit, onMore) => {
      // On their way while the worker starts.
      for (const load of Object.values(files)) load().catch(() => undefined);
      return (await getBackend()).search(query, limit, onMore);
    },
  };
}

async function startSearch(load: (file: IndexFile) => Promise<string>): Promise<SearchBackend> {
  try {
    const { startSearchWorker } = await import("./startSearchWorker");
    return createWorkerSearch(await startSearchWorker(), load);
  } catch {
    const { createEmbeddedSearch } = await import("./embeddedSearch");
    return createEmbeddedSearch(async (file) => JSON.parse(await load(file)) as unknown);
  }
}

async function fetchText(path: string): Promise<string> {
  const response = await fetch(withPrefix(path), { signal: AbortSignal.timeout(longestWait) });
  if (!response.ok) throw new Error(`${path} answered with status ${response.status}.`);
  return response.text();
}
