import { useCallback, useState } from "react";
import { searchMessages } from "../../config/searchMessages";
import { useVisibleArea } from "../../ui/dialog/useVisibleArea";
import type { SearchBackend } from "../backends/searchBackend";
import { SearchSheet } from "./SearchSheet";
import { SearchView } from "./SearchView";
import { useAskMode } from "./useAskMode";
import { useModal } from "../useModal";

interface SearchDialogProps {
  backend: SearchBackend;
  initialQuery: string;
  onClose: () => void;
}

/** Renders the search over any page, and in the same place answers to questions. */
export function SearchDialog({ backend, initialQuery, onClose }: SearchDialogProps) {
  const dialog = useModal(onClose);
  useVisibleArea(dialog);
  const ask = useAskMode();
  const [query, setQuery] = useState(initialQuery);
  const close = useCallback(() => dialog.current?.close(), [dialog]);
  const shared = { backend, query, onQuery: setQuery, onClose: close };
  return (
    <SearchSheet
      ref={dialog}
      aria-label={searchMessages.dialog}
      onKeyDown={ask.onKeyDown}
      onCancel={ask.onCancel}
    >
      {ask.opened ? (
        <ask.opened.AskView {...shared} onBack={ask.close} />
      ) : (
        <SearchView {...shared} onAsk={ask.open} onPrepareAsk={ask.prepare} />
      )}
    </SearchSheet>
  );
}
