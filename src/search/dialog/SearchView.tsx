import { useMemo, useRef, useState } from "react";
import styled from "styled-components";
import { searchConfig } from "../../config/search";
import { searchMessages } from "../../config/searchMessages";
import type { SearchEntry } from "../../shared/search/searchRecord";
import { controlStyle } from "../../ui/controlStyle";
import { Icon } from "../../ui/Icon";
import { useLatest } from "../../ui/useLatest";
import type { SearchBackend } from "../backends/searchBackend";
import { groupOptions } from "../results/groupEntries";
import { MessageButton } from "../results/MessageButton";
import { SearchMessage } from "../results/SearchMessage";
import { foundEntries, useSearch } from "../results/useSearch";
import { DialogBody } from "./DialogBody";
import { DialogField } from "./DialogField";
import { DialogFooter } from "./DialogFooter";
import { offeredGroups } from "./offeredGroups";
import { recentEntries } from "./recentEntries";
import { ResultList } from "./ResultList";
import { useOptions } from "./useOptions";

interface SearchViewProps {
  backend: SearchBackend;
  query: string;
  onQuery: (query: string) => void;
  onClose: () => void;
  onAsk: () => void;
  onPrepareAsk: () => void;
}

const limit = searchConfig.dialogResults;

/** Renders a field with a list that follows each key press; before the first one, of what readers may want to open. */
export function SearchView(props: SearchViewProps) {
  const { backend, query, onQuery, onClose, onAsk, onPrepareAsk } = props;
  const body = useRef<HTMLDivElement>(null);
  const [recent, setRecent] = useState(recentEntries.read);
  const search = useSearch(backend, query, limit);
  const isIdle = search.status === "idle";
  const found = foundEntries(search);
  const groups = useMemo(
    () => (isIdle ? offeredGroups(recent) : groupOptions(found)),
    [isIdle, recent, found],
  );
  const { options, onKeyDown } = useOptions(query, search.status === "loading", groups, body);
  const choose = useLatest((entry: SearchEntry) => {
    recentEntries.add(entry);
    onClose();
  });
  function forget() {
    recentEntries.clear();
    setRecent([]);
  }
  const ask = (
    <AskButton
      type="button"
      aria-keyshortcuts="Control+I Meta+I"
      title={searchMessages.ask.openTitle}
      onClick={onAsk}
      onPointerEnter={onPrepareAsk}
      onFocus={onPrepareAsk}
    >
      <Icon name="ask" />
      {searchMessages.ask.open}
    </AskButton>
  );
  return (
    <>
      <DialogField
        before={<Icon name="search" />}
        after={ask}
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
        onKeyDown={onKeyDown}
      />
      <DialogBody ref={body} aria-label={searchMessages.found}>
        <SearchMessage search={search} limit={limit} />
        {groups.length > 0 && (
          <ResultList
            {...{ groups, options }}
            query={"query" in search ? search.query : ""}
            onChoose={choose}
          />
        )}
        {isIdle && recent.length > 0 && (
          <MessageButton onPress={forget}>{searchMessages.clearRecents}</MessageButton>
        )}
      </DialogBody>
      <DialogFooter query={query} onFollow={onClose} />
    </>
  );
}

const AskButton = styled.button`
  ${controlStyle}
  flex: none;
  & > svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;
