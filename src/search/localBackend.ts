import { withPrefix } from "gatsby";
import { searchConfig } from "../config/search";
import { createEmbeddedSearch } from "./embeddedSearch";
import type { SearchBackend } from "./searchBackend";

const longestWait = 5000;

/** The embedded index, loaded with the first query. */
export function createLocalBackend(): SearchBackend {
  return createEmbeddedSearch((file) =>
    fetchJson(file === "symbols" ? searchConfig.symbolsPath : searchConfig.textPath),
  );
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(withPrefix(path), { signal: AbortSignal.timeout(longestWait) });
  if (!response.ok) throw new Error(`${path} answered with status ${response.status}.`);
  return response.json();
}
