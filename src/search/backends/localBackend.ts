import { withPrefix } from "gatsby";
import { searchConfig } from "../../config/search";
import { currentVersion, fileOfVersion } from "../../shared/versions/versionAddress";
import type { IndexFiles } from "./embeddedSearch";
import { lazyBackend } from "./lazyBackend";
import type { SearchBackend } from "./searchBackend";

/**
 * Returns the embedded index of a version, searched in a worker so that typing never waits; where none can start, in
 * the page.
 */
export function createLocalBackend(version = currentVersion): SearchBackend {
  const addressOf = (path: string) => withPrefix(fileOfVersion(path, version));
  const files = {
    names: addressOf(searchConfig.symbolsPath),
    text: addressOf(searchConfig.textPath),
  };
  return lazyBackend(() => startSearch(files));
}

async function startSearch(files: IndexFiles): Promise<SearchBackend> {
  try {
    const { startSearchWorker } = await import("./startSearchWorker");
    const { createWorkerSearch } = await import("./workerSearch");
    return createWorkerSearch(await startSearchWorker(), files);
  } catch {
    const { createEmbeddedSearch } = await import("./embeddedSearch");
    return createEmbeddedSearch(files);
  }
}
