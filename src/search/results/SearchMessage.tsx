import { memo } from "react";
import styled from "styled-components";
import { searchConfig } from "../../config/search";
import { searchMessages } from "../../config/searchMessages";
import { site } from "../../config/site";
import { theme } from "../../theme/theme";
import { PageLink } from "../../ui/links/PageLink";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { needsEnglish } from "../engine/needsEnglish";
import { EnglishHint } from "./EnglishHint";
import { Hint, Message } from "./Message";
import { MessageButton } from "./MessageButton";
import { ResultSkeleton } from "./ResultSkeleton";
import type { SearchState } from "./useSearch";

interface SearchMessageProps {
  search: SearchState;
  /** The number of results that are asked for. */
  limit: number;
}

/** Renders the state of a search in words; changes are read out to screen readers. */
export const SearchMessage = memo(function SearchMessage({ search, limit }: SearchMessageProps) {
  const retryText = search.status === "found" ? search.retryText : undefined;
  const retry = search.status === "failed" ? search.retry : retryText;
  const query = "query" in search ? search.query : "";
  const isWaiting = search.status === "loading" && search.entries.length === 0;
  return (
    <>
      {/* Not atomic: or the notice would be read out again with each new count. */}
      <div role="status" aria-atomic={false}>
        {messageFor(search, limit)}
        {"source" in search && search.source === "embedded-fallback" && (
          <Hint>{searchMessages.fallback}</Hint>
        )}
        {retryText && <Hint>{searchMessages.lacksText}</Hint>}
        {query !== "" && needsEnglish(query) && <EnglishHint query={query} />}
      </div>
      {retry && <MessageButton onPress={retry}>{searchMessages.tryAgain}</MessageButton>}
      {isWaiting && <ResultSkeleton />}
      {search.status === "none" && <WaysOn query={search.query} />}
    </>
  );
});

function messageFor(search: SearchState, limit: number) {
  switch (search.status) {
    case "idle":
      return null;
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
          hint={searchMessages.noResultsHint}
        />
      );
    case "failed":
      return <Message title={searchMessages.failed} hint={searchMessages.failedHint} />;
  }
}

/** Returns how many results there are; that they are the first ones where there may be more than were asked for. */
export function countText(count: number, limit: number): string {
  return count < limit ? searchMessages.count(count) : searchMessages.first(count);
}

/** Renders where else a reader may look: the index of names, and the library's issues. */
function WaysOn({ query }: { query: string }) {
  const issues = new URLSearchParams({ q: query });
  return (
    <List>
      <li>
        <PageLink to={searchConfig.namesPath}>{searchMessages.allNames}</PageLink>
      </li>
      <li>
        <a href={`${site.repository}/issues?${issues.toString()}`}>{searchMessages.issuesOf}</a>
      </li>
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[4]};
  margin: 0 ${theme.space[3]} ${theme.space[4]};
  padding: 0;
  font-size: ${theme.fontSize.sm};
  list-style: none;
`;
