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
  /** Asks a text that will be given with a later drawing. */
  ask: (text: string) => void;
}

/** Is told what was found, and whether while it was asked; has `settle` make it the state of the search. */
type Teller = (found: Settled, isAtOnce: boolean, settle: () => void) => void;

/** What a backend finds for a text. The teller has to stay the same. */
export function useSearch(
  backend: SearchBackend,
  text: string,
  limit: number,
  tell: Teller = drawNow,
): Search {
  const query = queryOf(text);
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled | null>(null);
  const asker = useMemo(
    () =>
      createAsker(backend, limit, (found, isAtOnce) =>
        tell(found, isAtOnce, () => setSettled(found)),
      ),
    [backend, limit, tell],
  );
  useEffect(() => asker.ask(query, attempt), [asker, query, attempt]);
  useEffect(() => asker.forget, [asker]);
  // What is typed into the emptied field is another search: it does not begin with what the one before found.
  if (query === "" && settled !== null) setSettled(null);
  const search = useMemo(
    () => stateOf({ query, attempt }, settled, () => setAttempt(attempt + 1)),
    [query, attempt, settled],
  );
  return { search, ask: (next) => asker.ask(queryOf(next), attempt) };
}

/** In this task: one of React's own would wait behind the next frame. */
function drawNow(_found: Settled, isAtOnce: boolean, settle: () => void): void {
  if (isAtOnce) settle();
  else flushSync(settle);
}

/** What is asked for with a text; empty where it asks nothing. */
export function queryOf(text: string): string {
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
