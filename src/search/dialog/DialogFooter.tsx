import { memo } from "react";
import { searchMessages } from "../../config/searchMessages";
import { Foot, Keys } from "./DialogFoot";
import { FollowLink } from "../results/FollowLink";
import { searchAddress } from "../searchAddress";
import { SearchSettings } from "./SearchSettings";
import type { SavedEntries } from "./useSavedEntries";

interface DialogFooterProps {
  query: string;
  saved: SavedEntries;
  onFollow: () => void;
}

/** The keys, what the reader can turn off, and the way to all results. */
export const DialogFooter = memo(function DialogFooter(props: DialogFooterProps) {
  const { query, saved, onFollow } = props;
  const hasSaved = query.trim() === "" && saved.entries.length > 0;
  return (
    <Foot>
      <KeyList hasSaved={hasSaved} />
      <SearchSettings saved={saved} />
      <FollowLink to={searchAddress(query)} onFollow={onFollow}>
        {searchMessages.seeAll}
      </FollowLink>
    </Foot>
  );
});

const KeyList = memo(function KeyList({ hasSaved }: { hasSaved: boolean }) {
  const { choose, move, leave, remove } = searchMessages.keys;
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
