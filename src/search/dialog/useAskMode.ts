import { useCallback, useState, type KeyboardEvent, type SyntheticEvent } from "react";
import { isControlPress } from "../../ui/pressedKey";
import { memoizeSuccess } from "../../shared/timing/memoizeSuccess";
import type { AskView } from "../ask/AskView";

interface AskModule {
  AskView: typeof AskView;
}

/** The mode that answers questions; its code is loaded when it is wanted. */
export interface AskMode {
  /** The module that renders it; `null` while the dialog searches. */
  opened: AskModule | null;
  open: () => void;
  close: () => void;
  /** Loads it ahead of time. */
  prepare: () => void;
  /** Ctrl+I or Cmd+I toggles it. */
  onKeyDown: (event: KeyboardEvent) => void;
  /** Esc leads back from it before it closes the dialog. */
  onCancel: (event: SyntheticEvent) => void;
}

const loadAskView = memoizeSuccess((): Promise<AskModule> => import("../ask/AskView"));

export function useAskMode(): AskMode {
  const [opened, setOpened] = useState<AskModule | null>(null);
  // Where its code cannot be had, the search stays: it finds what would be quoted.
  const open = useCallback(() => void loadAskView().then(setOpened, () => undefined), []);
  const prepare = useCallback(() => void loadAskView().catch(() => undefined), []);
  const close = useCallback(() => setOpened(null), []);
  function onKeyDown(event: KeyboardEvent) {
    if (!isControlPress(event.nativeEvent, "i")) return;
    event.preventDefault();
    if (opened) close();
    else open();
  }
  function onCancel(event: SyntheticEvent) {
    if (!opened) return;
    event.preventDefault();
    close();
  }
  return { opened, open, close, prepare, onKeyDown, onCancel };
}
