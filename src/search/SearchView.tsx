import { useCallback, useEffect, useMemo, useRef, type KeyboardEvent } from "react";
import { searchConfig } from "../config/search";
import { searchWords } from "../config/searchWords";
import type { SearchEntry } from "../shared/searchRecord";
import { useLatest } from "../ui/useLatest";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { AskButton } from "./AskButton";
import { AskOffer } from "./AskOffer";
import { DialogBody } from "./DialogBody";
import { DialogFooter } from "./DialogFooter";
import { groupOptions } from "./groupEntries";
import { ResultList, type ShownList } from "./ResultList";
import type { SavedList } from "./SavedList";
import type { SearchBackend } from "./searchBackend";
import { SearchField } from "./SearchField";
import { SearchMessage } from "./SearchMessage";
import { useFieldSearch } from "./useFieldSearch";
import { useOptions } from "./useOptions";
import { useRoom } from "./useRoom";
import { useSavedEntries } from "./useSavedEntries";
import { foundEntries } from "./useSearch";
import { useTypedText } from "./useTypedText";

interface SearchViewProps {
  backend: SearchBackend;
  /** Shows what was saved, before the first key press. */
  SavedList: typeof SavedList | null;
  query: string;
  onQuery: (query: string) => void;
  onClose: () => void;
  onAsk: () => void;
  onPrepareAsk: () => void;
}

const nothing: readonly SearchEntry[] = [];

/** A field with a list that follows each key press; before the first one, of what was kept and opened before. */
export function SearchView(props: SearchViewProps) {
  const { backend, SavedList, query, onQuery, onClose, onAsk, onPrepareAsk } = props;
  const body = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<ShownList>(null);
  const room = useRoom(body);
  const focusField = useCallback(() => field.current?.focus(), []);
  const saved = useSavedEntries(focusField);
  const { search, type } = useFieldSearch({ backend, query, onQuery, list });
  useTypedText(field, type);
  const found = foundEntries(search);
  const groups = useMemo(() => groupOptions(found), [found]);
  const listed = SavedList ? saved.entries : nothing;
  const isIdle = search.status === "idle";
  const entries = useMemo(
    () => (isIdle ? listed : groups.flatMap((group) => group.entries)),
    [isIdle, listed, groups],
  );
  const isLoading = search.status === "loading";
  const { options, onKeyDown: moveByKey } = useOptions({
    query,
    isLoading,
    entries,
    scroller: body,
  });
  // The list follows when it has other entries, so that a key press draws the field alone.
  const marked = "query" in search ? search.query : "";
  // Selected, as what the dialog starts from may be what the reader wants, or in the way of it.
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  function replace(text: string) {
    if (field.current) field.current.value = text;
    type(text);
  }
  const choose = useLatest((entry: SearchEntry) => {
    saved.remember(entry);
    onClose();
  });
  function onKeyDown(event: KeyboardEvent) {
    if (!isIdle || !options.active || !isRemoval(event)) return moveByKey(event);
    event.preventDefault();
    saved.remove(options.active);
  }
  return (
    <>
      <SearchField ref={field} query={query} options={options} onKeyDown={onKeyDown}>
        <AskButton onAsk={onAsk} onPrepare={onPrepareAsk} />
      </SearchField>
      <DialogBody ref={body} aria-label={searchWords.found}>
        <VisuallyHidden role="status">{saved.note}</VisuallyHidden>
        <SearchMessage
          search={search}
          limit={searchConfig.dialogResults}
          hasSaved={entries.length > 0}
          onQuery={replace}
          onGone={focusField}
        />
        <AskOffer query={query} onAsk={onAsk} />
        {SavedList && isIdle && entries.length > 0 && (
          <SavedList saved={saved} options={options} onChoose={choose} />
        )}
        {isIdle === (entries.length === 0) && (
          <ResultList ref={list} {...{ groups, options, room }} query={marked} onChoose={choose} />
        )}
      </DialogBody>
      <DialogFooter query={query} saved={saved} onFollow={onClose} />
    </>
  );
}

function isRemoval({ key, shiftKey }: KeyboardEvent): boolean {
  return key === "Delete" && shiftKey;
}
