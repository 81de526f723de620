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

/** The embedded index of a version: names for the empty query, the text with the first other one; in a worker where there can be one. */
export function createLocalBackend(version = currentVersion): SearchBackend {
  const files = {
    symbols: rememberSuccess(() => fetchText(fileOfVersion(paths.symbols, version))),
    text: rememberSuccess(() => fetchText(fileOfVersion(paths.text, version))),
  };
  const getBackend = rememberSuccess(() => startSearch((file) => files[file]()));
  return {
    search: async (query, limit, onMore) => {
      // On their way while the worker starts; the text is not needed before there is something to find.
      files.symbols().catch(() => undefined);
      if (query.trim() !== "") files.text().catch(() => undefined);
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
