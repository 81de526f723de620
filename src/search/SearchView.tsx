import { useRef, type KeyboardEvent } from "react";
import { searchConfig } from "../config/search";
import { searchWords } from "../config/searchWords";
import type { SearchEntry } from "../shared/searchRecord";
import { useLatest } from "../ui/useLatest";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { AskButton } from "./AskButton";
import { AskOffer } from "./AskOffer";
import { DialogBody } from "./DialogBody";
import { DialogFooter } from "./DialogFooter";
import { ResultList } from "./ResultList";
import type { SavedList } from "./SavedList";
import type { SearchBackend } from "./searchBackend";
import { SearchField } from "./SearchField";
import { SearchMessage } from "./SearchMessage";
import { useQueryField } from "./useQueryField";
import { useRoom } from "./useRoom";
import { useSavedEntries } from "./useSavedEntries";
import { useSearchList } from "./useSearchList";
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
  const { field, focus, fill } = useQueryField();
  const room = useRoom(body);
  const saved = useSavedEntries(focus);
  const list = useSearchList({
    backend,
    query,
    onQuery,
    saved: SavedList ? saved.entries : nothing,
    scroller: body,
  });
  const { search, type, entries, options, isIdle } = list;
  useTypedText(field, type);

  function replace(text: string) {
    fill(text);
    type(text);
  }
  const choose = useLatest((entry: SearchEntry) => {
    saved.remember(entry);
    onClose();
  });
  function onKeyDown(event: KeyboardEvent) {
    if (!isIdle || !options.active || !isRemoval(event)) return list.onKeyDown(event);
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
          onGone={focus}
        />
        <AskOffer query={query} onAsk={onAsk} />
        {SavedList && isIdle && entries.length > 0 && (
          <SavedList saved={saved} options={options} onChoose={choose} />
        )}
        {isIdle === (entries.length === 0) && (
          <ResultList {...list.results} {...{ options, room }} onChoose={choose} />
        )}
      </DialogBody>
      <DialogFooter query={query} saved={saved} onFollow={onClose} />
    </>
  );
}

function isRemoval({ key, shiftKey }: KeyboardEvent): boolean {
  return key === "Delete" && shiftKey;
}
