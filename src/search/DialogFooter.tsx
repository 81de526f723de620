import { Link } from "gatsby";
import styled from "styled-components";
import { words } from "../config/words";
import { media } from "../theme/breakpoints";
import { theme } from "../theme/theme";
import { searchAddress } from "./searchAddress";
import { SearchSettings } from "./SearchSettings";
import type { SavedEntries } from "./useSavedEntries";

interface DialogFooterProps {
  query: string;
  saved: SavedEntries;
  onFollow: () => void;
}

/** The keys, what the reader can turn off, and the way to all results. */
export function DialogFooter({ query, saved, onFollow }: DialogFooterProps) {
  const { choose, move, leave, remove } = words.search.keys;
  const hasSaved = query.trim() === "" && saved.recents.length + saved.favourites.length > 0;
  return (
    <Foot>
      <Keys aria-hidden="true">
        <span>
          <kbd>↵</kbd> {choose}
        </span>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {move}
        </span>
        {hasSaved && (
          <span>
            <kbd>⇧ Del</kbd> {remove}
          </span>
        )}
        <span>
          <kbd>Esc</kbd> {leave}
        </span>
      </Keys>
      <SearchSettings saved={saved} />
      <Link to={searchAddress(query)} onClick={onFollow}>
        {words.search.seeAll}
      </Link>
    </Foot>
  );
}

const Foot = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[4]};
  padding: ${theme.space[2]} ${theme.space[4]};
  border-top: 1px solid ${theme.color.border};
  font-size: ${theme.fontSize.xs};
  color: ${theme.color.textMuted};
`;

const Keys = styled.span`
  display: none;
  gap: ${theme.space[3]};
  & kbd {
    padding: 0 ${theme.space[1]};
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.sm};
    font-family: ${theme.font.text};
  }
  ${media.desktop} {
    ${media.hover} {
      display: flex;
    }
  }
`;
