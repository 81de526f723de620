import { useEffect, useMemo, useState } from "react";
import { searchConfig } from "../../config/search";
import type { SearchEntry } from "../../shared/search/searchRecord";
import type { SearchAnswer, SearchBackend, SearchSource } from "../backends/searchBackend";

/** The true state of a search. */
export type SearchState =
  | { status: "idle" }
  /** `entries` are those of the query before, or what its names gave, to be shown until the rest is there; `source` is theirs. */
  | {
      status: "loading";
      entries: readonly SearchEntry[];
      /** The query that they were found for. */
      query: string;
      source: SearchSource | null;
    }
  /** With `retryText` only names could be searched. */
  | {
      status: "found";
      entries: readonly SearchEntry[];
      query: string;
      source: SearchSource;
      retryText?: () => void;
    }
  | { status: "none"; query: string; source: SearchSource }
  | { status: "failed"; retry: () => void };

interface Settled {
  query: string;
  attempt: number;
  /** `null`: every backend failed. */
  answer: SearchAnswer | null;
}

const nothing: readonly SearchEntry[] = [];

/** Returns the entries that a state has to show. */
export function foundEntries(search: SearchState): readonly SearchEntry[] {
  return "entries" in search ? search.entries : nothing;
}

/** Returns what a backend finds for a text. The last query wins, however late the answers to others come. */
export function useSearch(backend: SearchBackend, text: string, limit: number): SearchState {
  const query = text.trim().slice(0, searchConfig.maxQueryLength);
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled | null>(null);
  useEffect(() => {
    if (!query) return;
    return listen(backend, query, limit, (answer) => setSettled({ query, attempt, answer }));
  }, [backend, query, limit, attempt]);
  // What is typed into the emptied field is another search: it does not begin with what the one before found.
  if (query === "" && settled !== null) setSettled(null);
  return useMemo(
    () => stateOf({ query, attempt }, settled, () => setAttempt(attempt + 1)),
    [query, attempt, settled],
  );
}

/** Tells what a backend finds, first by names and then in all; the returned function ends that. */
function listen(
  backend: SearchBackend,
  query: string,
  limit: number,
  tell: (answer: SearchAnswer | null) => void,
): () => void {
  let isWanted = true;
  const take = (answer: SearchAnswer | null) => {
    if (!isWanted) return;
    isWanted = answer?.isPartial ?? false;
    tell(answer);
  };
  backend.search(query, limit, take).then(take, () => take(null));
  return () => {
    isWanted = false;
  };
}

function stateOf(
  { query, attempt }: Pick<Settled, "query" | "attempt">,
  settled: Settled | null,
  retry: () => void,
): SearchState {
  if (!query) return { status: "idle" };
  const isSettled = settled?.query === query && settled.attempt === attempt;
  if (!isSettled || settled.answer?.isPartial) {
    const { entries = nothing, source = null } = settled?.answer ?? {};
    return { status: "loading", entries, query: settled?.query ?? "", source };
  }
  if (!settled.answer) return { status: "failed", retry };
  const { entries, source, lacksText } = settled.answer;
  return entries.length > 0
    ? { status: "found", entries, query, source, ...(lacksText && { retryText: retry }) }
    : { status: "none", query, source };
}
