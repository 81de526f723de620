import { useMemo } from "react";
import styled from "styled-components";
import { searchConfig } from "../../config/search";
import { theme } from "../../theme/theme";
import { groupEntries } from "../results/groupEntries";
import { ResultGroup } from "./ResultGroup";
import { resultStyle } from "../results/resultStyle";
import { useSearchContext } from "../searchContext";
import { countText, SearchMessage } from "../results/SearchMessage";
import { foundEntries, useSearch } from "../results/useSearch";

interface SearchResultsProps {
  query: string;
  onQuery: (query: string) => void;
}

const limit = searchConfig.pageResults;

/** Renders everything that a query finds, by page. */
export function SearchResults({ query, onQuery }: SearchResultsProps) {
  const { backend } = useSearchContext();
  const search = useSearch(backend, query, limit);
  const entries = foundEntries(search);
  const groups = useMemo(() => groupEntries(entries), [entries]);
  return (
    <Results>
      <SearchMessage search={search} limit={limit} hasSaved={false} onQuery={onQuery} />
      {search.status === "found" && (
        <Count aria-hidden="true">{countText(entries.length, limit)}</Count>
      )}
      {groups.map((group) => (
        <ResultGroup key={`${query} ${group.path}`} group={group} query={query} />
      ))}
    </Results>
  );
}

const Results = styled.div`
  ${resultStyle}
`;

const Count = styled.p`
  font-size: ${theme.fontSize.sm};
  color: ${theme.color.textMuted};
`;
