import { withPrefix } from "gatsby";
import { searchConfig } from "../config/search";
import { currentVersion, fileOfVersion } from "../shared/versionAddress";
import { createEmbeddedSearch } from "./embeddedSearch";
import type { SearchBackend } from "./searchBackend";

const longestWait = 5000;

/** The embedded index of a version, loaded with the first query. */
export function createLocalBackend(version = currentVersion): SearchBackend {
  return createEmbeddedSearch((file) =>
    fetchJson(
      fileOfVersion(file === "symbols" ? searchConfig.symbolsPath : searchConfig.textPath, version),
    ),
  );
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(withPrefix(path), { signal: AbortSignal.timeout(longestWait) });
  if (!response.ok) throw new Error(`${path} answered with status ${response.status}.`);
  return response.json();
}
