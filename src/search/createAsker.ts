import type { SearchAnswer, SearchBackend } from "./searchBackend";

/** What came of asking a query for the how-manieth time. */
export interface Settled {
  query: string;
  attempt: number;
  /** `null`: every backend failed. */
  answer: SearchAnswer | null;
}

export interface Asker {
  /** Asks a query, once for each attempt; the answers to those before are not wanted any more. */
  ask: (query: string, attempt: number) => void;
  /** Wants no answer any more. */
  forget: () => void;
}

/**
 * Asks a backend, and tells what it finds, and whether it does so while it is asked. The last query wins, however late
 * the answers to others come.
 */
export function createAsker(
  backend: SearchBackend,
  limit: number,
  tell: (settled: Settled, isAtOnce: boolean) => void,
): Asker {
  let latest = { query: "", attempt: 0 };
  return {
    ask: (query, attempt) => {
      if (latest.query === query && latest.attempt === attempt) return;
      const own = { query, attempt };
      latest = own;
      if (!query) return;
      let isWhole = false;
      let isAtOnce = true;
      const settle = (answer: Settled["answer"]) => {
        // What the names gave may come later than the whole answer.
        if (latest !== own || isWhole) return;
        isWhole = answer?.isPartial !== true;
        tell({ query, attempt, answer }, isAtOnce);
      };
      // The names are there before the text: what they find is shown at once, and what the text adds after it.
      backend.search(query, limit, settle).then(settle, () => settle(null));
      isAtOnce = false;
    },
    forget: () => {
      latest = { query: "", attempt: 0 };
    },
  };
}
