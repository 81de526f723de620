import { useEffect, useState } from "react";
import { searchConfig } from "../config/search";
import type { SearchEntry } from "../shared/searchRecord";
import type { SearchBackend } from "./searchBackend";

/** The true state of a search. */
export type SearchState =
  | { status: "idle" }
  /** `entries` are those of the query before, to be shown until the new ones are there. */
  | { status: "loading"; entries: readonly SearchEntry[] }
  | { status: "found"; entries: readonly SearchEntry[] }
  | { status: "none"; query: string }
  | { status: "failed"; retry: () => void };

const nothing: readonly SearchEntry[] = [];

/** The entries that a state has to show. */
export function foundEntries(search: SearchState): readonly SearchEntry[] {
  return "entries" in search ? search.entries : nothing;
}

interface Answer {
  query: string;
  attempt: number;
  /** `null`: every backend failed. */
  entries: readonly SearchEntry[] | null;
}

/** What a backend finds for a query. The last query wins, however late the answers to others come. */
export function useSearch(backend: SearchBackend, text: string, limit: number): SearchState {
  const query = text.trim().slice(0, searchConfig.maxQueryLength);
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (!query) return;
    let isWanted = true;
    const settle = (entries: Answer["entries"]) => {
      if (isWanted) setAnswer({ query, attempt, entries });
    };
    backend.search(query, limit).then(settle, () => settle(null));
    return () => {
      isWanted = false;
    };
  }, [backend, query, limit, attempt]);

  if (!query) return { status: "idle" };
  if (answer?.query !== query || answer.attempt !== attempt) {
    return { status: "loading", entries: answer?.entries ?? nothing };
  }
  if (!answer.entries) return { status: "failed", retry: () => setAttempt(attempt + 1) };
  return answer.entries.length > 0
    ? { status: "found", entries: answer.entries }
    : { status: "none", query };
}
