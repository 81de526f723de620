import { memo } from "react";
import { searchMessages } from "../../config/searchMessages";
import { needsEnglish } from "../engine/needsEnglish";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { countText } from "./countText";
import { EnglishHint } from "./EnglishHint";
import { Hint } from "./Hint";
import { Message } from "./Message";
import { MessageButton } from "./MessageButton";
import { ResultSkeleton } from "./ResultSkeleton";
import { hasSeveralWords, Suggestions } from "./Suggestions";
import type { SearchState } from "./useSearch";

interface SearchMessageProps {
  search: SearchState;
  /** The number of results that are asked for. */
  limit: number;
  /** True if the caller has something to show before the first key press. */
  hasSaved: boolean;
  onQuery: (query: string) => void;
  /** Told before a button goes that has been pressed, and the focus with it. */
  onGone?: () => void;
}

/** Renders the state of a search in words; changes are read out to screen readers. */
export const SearchMessage = memo(function SearchMessage(props: SearchMessageProps) {
  const { search, limit, hasSaved, onQuery, onGone } = props;
  const actAndGo = (act: () => void) => () => {
    onGone?.();
    act();
  };
  const retryText = search.status === "found" ? search.retryText : undefined;
  const query = "query" in search ? search.query : "";
  const isWaiting = search.status === "loading" && search.entries.length === 0;
  return (
    <>
      {/* Not atomic: or the notice would be read out again with each new count. */}
      <div role="status" aria-atomic={false}>
        {messageFor(search, limit, hasSaved)}
        {isFallback(search) && <Hint>{searchMessages.fallback}</Hint>}
        {retryText && <Hint>{searchMessages.lacksText}</Hint>}
        {query !== "" && needsEnglish(query) && <EnglishHint query={query} />}
      </div>
      {retryText && (
        <MessageButton onClick={actAndGo(retryText)}>{searchMessages.tryAgain}</MessageButton>
      )}
      {isWaiting && <ResultSkeleton />}
      {search.status === "none" && <Suggestions query={search.query} onQuery={onQuery} />}
      {search.status === "failed" && (
        <MessageButton onClick={actAndGo(search.retry)}>{searchMessages.tryAgain}</MessageButton>
      )}
    </>
  );
});

function isFallback(search: SearchState): boolean {
  return "source" in search && search.source === "embedded-fallback";
}

function noResultsHint(query: string): string {
  return searchMessages.noResultsHint[hasSeveralWords(query) ? "words" : "word"];
}

function messageFor(search: SearchState, limit: number, hasSaved: boolean) {
  switch (search.status) {
    case "idle":
      return hasSaved ? null : <Hint>{searchMessages.initial}</Hint>;
    case "loading":
      return search.entries.length > 0 ? null : (
        <VisuallyHidden>{searchMessages.loading}</VisuallyHidden>
      );
    case "found":
      return <VisuallyHidden>{countText(search.entries.length, limit)}</VisuallyHidden>;
    case "none":
      return (
        <Message
          title={searchMessages.noResults(search.query)}
          hint={noResultsHint(search.query)}
        />
      );
    case "failed":
      return <Message title={searchMessages.failed} hint={searchMessages.failedHint} />;
  }
}
