import { useMemo, useRef, type KeyboardEvent } from "react";
import styled from "styled-components";
import { searchConfig } from "../../config/search";
import { searchMessages } from "../../config/searchMessages";
import type { SearchEntry } from "../../shared/search/searchRecord";
import { controlStyle } from "../../ui/controlStyle";
import { Icon } from "../../ui/Icon";
import { pressedKey } from "../../ui/pressedKey";
import { useLatest } from "../../ui/useLatest";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import type { SearchBackend } from "../backends/searchBackend";
import { entryName } from "../results/entryName";
import { FollowLink } from "../results/FollowLink";
import { groupOptions } from "../results/groupEntries";
import { SearchMessage } from "../results/SearchMessage";
import { foundEntries, useSearch } from "../results/useSearch";
import { searchAddress } from "../searchAddress";
import { AskOffer } from "./AskOffer";
import { DialogBody } from "./DialogBody";
import { DialogField } from "./DialogField";
import { DialogFooter } from "./DialogFooter";
import { rememberEntry, removeEntry } from "./entryStore";
import { KeyHints } from "./KeyHints";
import { ResultList } from "./ResultList";
import { SavedList } from "./SavedList";
import { SearchSettings } from "./SearchSettings";
import { useOptions } from "./useOptions";
import { useSavedEntries } from "./useSavedEntries";

interface SearchViewProps {
  backend: SearchBackend;
  query: string;
  onQuery: (query: string) => void;
  onClose: () => void;
  onAsk: () => void;
  onPrepareAsk: () => void;
}

const limit = searchConfig.dialogResults;
const { ask, keys } = searchMessages;

/**
 * Renders a field with a list that follows each key press; before the first one, of what was kept and opened before,
 * and of what readers need most.
 */
export function SearchView(props: SearchViewProps) {
  const { backend, query, onQuery, onClose, onAsk, onPrepareAsk } = props;
  const body = useRef<HTMLDivElement>(null);
  const saved = useSavedEntries();
  const search = useSearch(backend, query, limit);
  const isIdle = search.status === "idle";
  const found = foundEntries(search);
  const groups = useMemo(() => groupOptions(found), [found]);
  const entries = useMemo(
    () => (isIdle ? [...saved.entries, ...saved.needed] : groups.flatMap((group) => group.entries)),
    [isIdle, saved, groups],
  );
  const { options, onKeyDown } = useOptions(query, search.status === "loading", entries, body);
  const choose = useLatest((entry: SearchEntry) => {
    saved.change(() => rememberEntry(entry));
    onClose();
  });
  function pressKey(event: KeyboardEvent) {
    const { active } = options;
    if (!isIdle || !active || !isRemoval(event)) return onKeyDown(event);
    event.preventDefault();
    saved.change(() => removeEntry(active), searchMessages.removed(entryName(active)));
  }
  return (
    <>
      <DialogField
        before={<Icon name="search" />}
        role="combobox"
        aria-label={searchMessages.input}
        aria-expanded={options.activeId !== undefined}
        aria-controls={options.activeId && options.listId}
        aria-activedescendant={options.activeId}
        aria-autocomplete="list"
        placeholder={searchMessages.placeholder}
        enterKeyHint="go"
        value={query}
        onText={onQuery}
        onKeyDown={pressKey}
      >
        <AskButton
          type="button"
          aria-keyshortcuts="Control+I Meta+I"
          title={ask.openTitle}
          onClick={onAsk}
          onPointerEnter={onPrepareAsk}
          onFocus={onPrepareAsk}
        >
          <Icon name="ask" />
          {ask.open}
        </AskButton>
      </DialogField>
      <DialogBody ref={body} aria-label={searchMessages.found}>
        <VisuallyHidden role="status">{saved.note}</VisuallyHidden>
        <SearchMessage {...{ search, limit, onQuery }} hasSaved={isIdle} />
        <AskOffer query={query} onAsk={onAsk} />
        {isIdle && <SavedList saved={saved} options={options} onChoose={choose} />}
        {groups.length > 0 && (
          <ResultList
            {...{ groups, options }}
            query={"query" in search ? search.query : ""}
            onChoose={choose}
          />
        )}
      </DialogBody>
      <DialogFooter>
        <KeyHints
          hints={[
            ["↵", keys.choose],
            ["↑ ↓", keys.move],
            query.trim() === "" && saved.entries.length > 0 && ["⇧ Del", keys.remove],
            ["Esc", keys.leave],
          ]}
        />
        <SearchSettings saved={saved} />
        <FollowLink to={searchAddress(query)} onFollow={onClose}>
          {searchMessages.seeAll}
        </FollowLink>
      </DialogFooter>
    </>
  );
}

function isRemoval({ nativeEvent, shiftKey }: KeyboardEvent): boolean {
  return pressedKey(nativeEvent) === "Delete" && shiftKey;
}

const AskButton = styled.button`
  ${controlStyle}
  flex: none;
  & > svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;
