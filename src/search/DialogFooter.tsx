import { words } from "../config/words";
import { Foot, Keys } from "./DialogFoot";
import { searchAddress } from "./searchAddress";
import { SearchSettings } from "./SearchSettings";
import type { SavedEntries } from "./useSavedEntries";
import { PageLink } from "../ui/PageLink";

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
      <PageLink to={searchAddress(query)} onClick={onFollow}>
        {words.search.seeAll}
      </PageLink>
    </Foot>
  );
}
