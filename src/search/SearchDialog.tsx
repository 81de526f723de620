import { useCallback } from "react";
import { searchWords } from "../config/searchWords";
import { useVisibleArea } from "../ui/useVisibleArea";
import { DialogModes } from "./DialogModes";
import type { SearchBackend } from "./searchBackend";
import { SearchSheet } from "./SearchSheet";
import { useAskMode } from "./useAskMode";
import { useModal } from "./useModal";

interface SearchDialogProps {
  backend: SearchBackend;
  initialQuery: string;
  onClose: () => void;
}

/** Search over any page, and in the same place answers to questions. */
export function SearchDialog({ backend, initialQuery, onClose }: SearchDialogProps) {
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
      <DialogModes {...{ backend, initialQuery, ask }} onClose={close} />
    </SearchSheet>
  );
}
