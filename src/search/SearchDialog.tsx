import { useCallback } from "react";
import { searchWords } from "../config/searchWords";
import { useVisibleArea } from "../ui/useVisibleArea";
import { DialogModes } from "./DialogModes";
import type { SavedList } from "./SavedList";
import type { SearchBackend } from "./searchBackend";
import { SearchSheet } from "./SearchSheet";
import { useAskMode } from "./useAskMode";
import { useModal } from "./useModal";

interface SearchDialogProps {
  backend: SearchBackend;
  /** `null` where nothing was saved. */
  SavedList: typeof SavedList | null;
  initialQuery: string;
  onClose: () => void;
}

/** Search over any page, and in the same place answers to questions. */
export function SearchDialog(props: SearchDialogProps) {
  const { onClose, ...given } = props;
  const dialog = useModal(onClose);
  useVisibleArea(dialog);
  const ask = useAskMode();
  const close = useCallback(() => dialog.current?.close(), [dialog]);
  return (
    <SearchSheet
      ref={dialog}
      aria-label={searchWords.dialog}
      onKeyDown={ask.onKeyDown}
      onCancel={ask.onCancel}
    >
      <DialogModes {...given} ask={ask} onClose={close} />
    </SearchSheet>
  );
}
