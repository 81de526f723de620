import { useEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { searchConfig } from "../config/search";
import type { SearchEntry } from "../shared/searchRecord";
import { createAsker, type Settled } from "./createAsker";
import type { SearchBackend, SearchSource } from "./searchBackend";

/** The true state of a search. */
export type SearchState =
  | { status: "idle" }
  /** `entries` are those of the query before, or what its names gave, to be shown until the rest is there; `source` is theirs. */
  | {
      status: "loading";
      entries: readonly SearchEntry[];
      /** What they were found for. */
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

const nothing: readonly SearchEntry[] = [];

/** The entries that a state has to show. */
export function foundEntries(search: SearchState): readonly SearchEntry[] {
  return "entries" in search ? search.entries : nothing;
}

interface Search {
  search: SearchState;
  /** Asks a text that will be given with the next drawing: so that the answer is on its way before React draws. */
  askAhead: (text: string) => void;
}

/** What a backend finds for a text. */
export function useSearch(backend: SearchBackend, text: string, limit: number): Search {
  const query = queryOf(text);
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled | null>(null);
  const asker = useMemo(
    () =>
      createAsker(backend, limit, (found, isAtOnce) => {
        // What is known when it is asked for is drawn together with the text that asks.
        if (isAtOnce) return setSettled(found);
        // In this task: one of React's own would wait behind the next frame.
        flushSync(() => setSettled(found));
      }),
    [backend, limit],
  );
  useEffect(() => asker.ask(query, attempt), [asker, query, attempt]);
  useEffect(() => asker.forget, [asker]);
  // What is typed into the emptied field is another search: it does not begin with what the one before found.
  if (query === "" && settled !== null) setSettled(null);
  const search = useMemo(
    () => stateOf({ query, attempt }, settled, () => setAttempt(attempt + 1)),
    [query, attempt, settled],
  );
  return {
    search,
    askAhead: (next) => asker.ask(queryOf(next), attempt),
  };
}

function queryOf(text: string): string {
  return text.trim().slice(0, searchConfig.maxQueryLength);
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
