import { useState } from "react";
import { words } from "../config/words";
import { useVisibleArea } from "../ui/useVisibleArea";
import type { SearchBackend } from "./searchBackend";
import { SearchSheet } from "./SearchSheet";
import { SearchView } from "./SearchView";
import { useModal } from "./useModal";

interface SearchDialogProps {
  backend: SearchBackend;
  initialQuery: string;
  onClose: () => void;
}

/** Search over any page. */
export function SearchDialog({ backend, initialQuery, onClose }: SearchDialogProps) {
  const dialog = useModal(onClose);
  useVisibleArea(dialog);
  const [query, setQuery] = useState(initialQuery);
  const close = () => dialog.current?.close();
  return (
    <SearchSheet ref={dialog} aria-label={words.search.dialog}>
      <SearchView backend={backend} query={query} onQuery={setQuery} onClose={close} />
    </SearchSheet>
  );
}
