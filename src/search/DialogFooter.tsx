import { memo } from "react";
import { words } from "../config/words";
import { PageLink } from "../ui/PageLink";
import { Foot, Keys } from "./DialogFoot";
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
  const hasSaved = query.trim() === "" && saved.entries.length > 0;
  return (
    <Foot>
      <KeyList hasSaved={hasSaved} />
      <SearchSettings saved={saved} />
      <PageLink to={searchAddress(query)} onClick={onFollow}>
        {words.search.seeAll}
      </PageLink>
    </Foot>
  );
}

const KeyList = memo(function KeyList({ hasSaved }: { hasSaved: boolean }) {
  const { choose, move, leave, remove } = words.search.keys;
  return (
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
  );
});
