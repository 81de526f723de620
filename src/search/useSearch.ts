import { useEffect, useState } from "react";
import { searchConfig } from "../config/search";
import type { SearchEntry } from "../shared/searchRecord";
import type { SearchAnswer, SearchBackend, SearchSource } from "./searchBackend";

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

interface Settled {
  query: string;
  attempt: number;
  /** `null`: every backend failed. */
  answer: SearchAnswer | null;
}

/** What a backend finds for a query. The last query wins, however late the answers to others come. */
export function useSearch(backend: SearchBackend, text: string, limit: number): SearchState {
  const query = text.trim().slice(0, searchConfig.maxQueryLength);
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled | null>(null);
  useEffect(() => {
    if (!query) return;
    let isWanted = true;
    const settle = (answer: Settled["answer"]) => {
      if (!isWanted) return;
      // Nothing is waited for after the whole answer, and what the names gave may come later than it.
      isWanted = answer?.isPartial === true;
      setSettled({ query, attempt, answer });
    };
    // The names are there before the text: what they find is shown at once, and what the text adds after it.
    backend.search(query, limit, settle).then(settle, () => settle(null));
    return () => {
      isWanted = false;
    };
  }, [backend, query, limit, attempt]);

  if (!query) return { status: "idle" };
  const isSettled = settled?.query === query && settled.attempt === attempt;
  if (!isSettled || settled.answer?.isPartial) {
    const { entries = nothing, source = null } = settled?.answer ?? {};
    return { status: "loading", entries, query: settled?.query ?? "", source };
  }
  const retry = () => setAttempt(attempt + 1);
  if (!settled.answer) return { status: "failed", retry };
  const { entries, source, lacksText } = settled.answer;
  return entries.length > 0
    ? { status: "found", entries, query, source, ...(lacksText && { retryText: retry }) }
    : { status: "none", query, source };
}
