import { withPrefix } from "gatsby";
import { searchConfig } from "../config/search";
import { unpackEntries, type PackedSymbols, type PackedText } from "../shared/packedEntries";
import { rememberSuccess } from "../shared/rememberSuccess";
import { createEntryIndex } from "./entryIndex";
import type { SearchBackend } from "./searchBackend";

const longestWait = 5000;

/** The embedded index, loaded with the first query. */
export function createLocalBackend(): SearchBackend {
  const getIndex = rememberSuccess(loadIndex);
  return {
    async search(query, limit) {
      const index = await getIndex();
      return { entries: index.find(query, limit), source: "embedded" };
    },
  };
}

async function loadIndex() {
  const [symbols, text] = await Promise.all([
    fetchJson(searchConfig.symbolsPath),
    fetchJson(searchConfig.textPath),
  ]);
  // Files of our own build; one that is something else fails while it is unpacked.
  return createEntryIndex(unpackEntries(symbols as PackedSymbols, text as PackedText));
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(withPrefix(path), { signal: AbortSignal.timeout(longestWait) });
  if (!response.ok) throw new Error(`${path} answered with status ${response.status}.`);
  return response.json();
}
