import { memo } from "react";
import { searchMessages } from "../../config/searchMessages";
import { needsEnglish } from "../engine/needsEnglish";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { EnglishHint } from "./EnglishHint";
import { Hint, Message } from "./Message";
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
}

/** Renders the state of a search in words; changes are read out to screen readers. */
export const SearchMessage = memo(function SearchMessage(props: SearchMessageProps) {
  const { search, limit, hasSaved, onQuery } = props;
  const retryText = search.status === "found" ? search.retryText : undefined;
  const retry = search.status === "failed" ? search.retry : retryText;
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
      {retry && <MessageButton onPress={retry}>{searchMessages.tryAgain}</MessageButton>}
      {isWaiting && <ResultSkeleton />}
      {search.status === "none" && <Suggestions query={search.query} onQuery={onQuery} />}
    </>
  );
});

function isFallback(search: SearchState): boolean {
  return "source" in search && search.source === "embedded-fallback";
}

function noResultsHint(query: string): string {
  return searchMessages.noResultsHint[hasSeveralWords(query) ? "words" : "word"];
}

/** Returns how many results there are; that they are the first ones where there may be more than were asked for. */
export function countText(count: number, limit: number): string {
  return count < limit ? searchMessages.count(count) : searchMessages.first(count);
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
