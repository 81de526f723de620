import { useCallback, useEffect, useRef, type KeyboardEvent } from "react";
import { searchConfig } from "../../config/search";
import { searchMessages } from "../../config/searchMessages";
import type { SearchEntry } from "../../shared/search/searchRecord";
import { pressedKey } from "../../ui/pressedKey";
import { useLatest } from "../../ui/useLatest";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { AskButton } from "./AskButton";
import { AskOffer } from "./AskOffer";
import { DialogBody } from "./DialogBody";
import { DialogFooter } from "./DialogFooter";
import { ResultList } from "./ResultList";
import { SavedList } from "./SavedList";
import type { SearchBackend } from "../backends/searchBackend";
import { SearchField } from "./SearchField";
import { SearchMessage } from "../results/SearchMessage";
import { useListed } from "./useListed";
import { useOptions } from "./useOptions";
import { useSavedEntries } from "./useSavedEntries";
import { useSearch } from "../results/useSearch";

interface SearchViewProps {
  backend: SearchBackend;
  query: string;
  onQuery: (query: string) => void;
  onClose: () => void;
  onAsk: () => void;
  onPrepareAsk: () => void;
}

const limit = searchConfig.dialogResults;

/**
 * Renders a field with a list that follows each key press; before the first one, of what was kept and opened before,
 * and of what readers need most.
 */
export function SearchView(props: SearchViewProps) {
  const { backend, query, onQuery, onClose, onAsk, onPrepareAsk } = props;
  const body = useRef<HTMLDivElement>(null);
  const { field, focus } = useSelectedField();
  const saved = useSavedEntries(focus);
  const search = useSearch(backend, query, limit);
  const { groups, entries } = useListed(search, saved);
  const isLoading = search.status === "loading";
  const { options, onKeyDown } = useOptions({ query, isLoading, entries, scroller: body });
  const isIdle = search.status === "idle";

  const choose = useLatest((entry: SearchEntry) => {
    saved.remember(entry);
    onClose();
  });
  function pressKey(event: KeyboardEvent) {
    if (!isIdle || !options.active || !isRemoval(event)) return onKeyDown(event);
    event.preventDefault();
    saved.remove(options.active);
  }
  return (
    <>
      <SearchField ref={field} {...{ query, onQuery, options }} onKeyDown={pressKey}>
        <AskButton onAsk={onAsk} onPrepare={onPrepareAsk} />
      </SearchField>
      <DialogBody ref={body} aria-label={searchMessages.found}>
        <VisuallyHidden role="status">{saved.note}</VisuallyHidden>
        <SearchMessage {...{ search, limit, onQuery }} hasSaved={isIdle} onGone={focus} />
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
      <DialogFooter query={query} saved={saved} onFollow={onClose} />
    </>
  );
}

/** Gives a field the focus from the start and selects its text: it is what the reader wants, or in the way. */
function useSelectedField() {
  const field = useRef<HTMLInputElement>(null);
  const focus = useCallback(() => field.current?.focus(), []);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return { field, focus };
}

function isRemoval({ nativeEvent, shiftKey }: KeyboardEvent): boolean {
  return pressedKey(nativeEvent) === "Delete" && shiftKey;
}
