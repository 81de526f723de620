import { useCallback, useRef, type RefObject } from "react";
import { searchConfig } from "../config/search";
import type { Settled } from "./createAsker";
import { groupOptions } from "./groupEntries";
import type { ShownList } from "./ResultList";
import type { SearchBackend } from "./searchBackend";
import { useFollowUp } from "./useFollowUp";
import { queryOf, useSearch, type SearchState } from "./useSearch";

interface FieldSearchOptions {
  backend: SearchBackend;
  /** The text of the field, as far as React knows of it. */
  query: string;
  onQuery: (query: string) => void;
  /** The list of results, while there is one. */
  list: RefObject<ShownList>;
}

interface FieldSearch {
  search: SearchState;
  /** Takes what the field has now. */
  type: (text: string) => void;
}

/**
 * What is found for the text of a field. Where there is a list it shows what is found at once, and React follows when
 * that is on the screen: to draw what a key changes besides takes as long as the results.
 */
export function useFieldSearch(options: FieldSearchOptions): FieldSearch {
  const { backend, query, onQuery, list } = options;
  const followUp = useFollowUp();
  const shown = useRef<string | null>(null);
  const tell = useCallback(
    ({ query: asked, answer }: Settled, isAtOnce: boolean, settle: () => void) => {
      const isShown = answer && list.current?.show(groupOptions(answer.entries), asked);
      shown.current = isShown ? asked : null;
      followUp.later(settle);
      if (isShown) return;
      // What is known when it is asked for is drawn together with the text that asks.
      if (isAtOnce) followUp.make();
      else followUp.draw();
    },
    [followUp, list],
  );
  const { search, ask } = useSearch(backend, query, searchConfig.dialogResults, tell);
  function type(text: string) {
    ask(text);
    followUp.later(() => onQuery(text));
    // React may never have known of what is shown.
    if (queryOf(text) === "") list.current?.show([], "");
    // An answer that is on its way takes as long as that.
    if (shown.current !== queryOf(text)) followUp.make();
  }
  return { search, type };
}
