import styled from "styled-components";
import { searchConfig } from "../../config/search";
import { site } from "../../config/site";
import { searchMessages } from "../../config/searchMessages";
import { tellingTokens } from "../../shared/search/searchTokens";
import { theme } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { PageLink } from "../../ui/links/PageLink";

const mostWords = 4;

interface SuggestionsProps {
  query: string;
  onQuery: (query: string) => void;
}

/** Tells whether a query can be asked word by word. */
export function hasSeveralWords(query: string): boolean {
  return tellingTokens(query).length > 1;
}

/** Ways on from a query that finds nothing: its words one by one, the index of names, and the library's issues. */
export function Suggestions({ query, onQuery }: SuggestionsProps) {
  const tokens = tellingTokens(query);
  const shown = hasSeveralWords(query) ? tokens.slice(0, mostWords) : [];
  const issues = new URLSearchParams({ q: query });
  return (
    <List>
      {shown.map((word) => (
        <li key={word}>
          <Button
            type="button"
            aria-label={searchMessages.tryWord(word)}
            onClick={() => onQuery(word)}
          >
            {word}
          </Button>
        </li>
      ))}
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
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
  margin: 0 ${theme.space[3]} ${theme.space[4]};
  font-size: ${theme.fontSize.sm};
`;
