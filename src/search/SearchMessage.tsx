import styled from "styled-components";
import { words } from "../config/words";
import { theme } from "../theme/theme";
import { Button } from "../ui/Button";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { ResultSkeleton } from "./ResultSkeleton";
import { Suggestions } from "./Suggestions";
import type { SearchState } from "./useSearch";

interface SearchMessageProps {
  search: SearchState;
  /** Whether the caller has something to show before the first key press. */
  hasSaved: boolean;
  onQuery: (query: string) => void;
}

/** What the state of a search is in words; changes are read out to screen readers. */
export function SearchMessage({ search, hasSaved, onQuery }: SearchMessageProps) {
  const isWaiting = search.status === "loading" && search.entries.length === 0;
  return (
    <>
      {/* Not atomic: or the notice would be read out again with each new count. */}
      <div role="status" aria-atomic={false}>
        {messageFor(search, hasSaved)}
        {isFallback(search) && <Hint>{words.search.fallback}</Hint>}
      </div>
      {isWaiting && <ResultSkeleton />}
      {search.status === "none" && <Suggestions query={search.query} onQuery={onQuery} />}
      {search.status === "failed" && (
        <Retry type="button" onClick={search.retry}>
          {words.search.tryAgain}
        </Retry>
      )}
    </>
  );
}

function isFallback(search: SearchState): boolean {
  return "source" in search && search.source === "embedded-fallback";
}

function messageFor(search: SearchState, hasSaved: boolean) {
  switch (search.status) {
    case "idle":
      return hasSaved ? null : <Hint>{words.search.initial}</Hint>;
    case "loading":
      return search.entries.length > 0 ? null : (
        <VisuallyHidden>{words.search.loading}</VisuallyHidden>
      );
    case "found":
      return <VisuallyHidden>{words.search.count(search.entries.length)}</VisuallyHidden>;
    case "none":
      return (
        <>
          <Title>{words.search.noResults(search.query)}</Title>
          <Hint>{words.search.noResultsHint}</Hint>
        </>
      );
    case "failed":
      return (
        <>
          <Title>{words.search.failed}</Title>
          <Hint>{words.search.failedHint}</Hint>
        </>
      );
  }
}

const Title = styled.p`
  margin: ${theme.space[4]} ${theme.space[3]} 0;
  overflow-wrap: anywhere;
  font-weight: 600;
`;

const Hint = styled.p`
  margin: ${theme.space[2]} ${theme.space[3]} ${theme.space[4]};
  font-size: ${theme.fontSize.sm};
  color: ${theme.color.textMuted};
`;

const Retry = styled(Button)`
  margin: 0 ${theme.space[3]} ${theme.space[3]};
`;
