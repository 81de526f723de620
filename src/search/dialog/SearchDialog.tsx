import { useCallback, useState, type KeyboardEvent, type SyntheticEvent } from "react";
import styled from "styled-components";
import { searchMessages } from "../../config/searchMessages";
import { memoizeSuccess } from "../../shared/timing/memoizeSuccess";
import { media } from "../../theme/breakpoints";
import { theme } from "../../theme/theme";
import { sheetStyle } from "../../ui/dialog/sheetStyle";
import { useVisibleArea } from "../../ui/dialog/useVisibleArea";
import { isControlPress } from "../../ui/pressedKey";
import type { SearchBackend } from "../backends/searchBackend";
import { SearchView } from "./SearchView";
import { useModal } from "../useModal";

interface SearchDialogProps {
  backend: SearchBackend;
  initialQuery: string;
  onClose: () => void;
}

const loadAsk = memoizeSuccess(() => import("../ask/AskView"));

/** Renders the search over any page, and in the same place, by Ctrl+I or Cmd+I as well, answers to questions. */
export function SearchDialog({ backend, initialQuery, onClose }: SearchDialogProps) {
  const dialog = useModal(onClose);
  useVisibleArea(dialog);
  const [ask, setAsk] = useState<Awaited<ReturnType<typeof loadAsk>> | null>(null);
  const [query, setQuery] = useState(initialQuery);
  const close = useCallback(() => dialog.current?.close(), [dialog]);
  // Where its code cannot be had, the search stays: it finds what would be quoted.
  const openAsk = () => void loadAsk().then(setAsk, () => undefined);
  const leaveAsk = () => setAsk(null);
  function pressKey(event: KeyboardEvent) {
    if (!isControlPress(event.nativeEvent, "i")) return;
    event.preventDefault();
    if (ask) leaveAsk();
    else openAsk();
  }
  /** Esc leads back to the search before it closes the dialog. */
  function cancel(event: SyntheticEvent) {
    if (!ask) return;
    event.preventDefault();
    leaveAsk();
  }
  const shared = { backend, query, onQuery: setQuery, onClose: close };
  return (
    <Sheet ref={dialog} aria-label={searchMessages.dialog} onKeyDown={pressKey} onCancel={cancel}>
      {ask ? (
        <ask.AskView {...shared} onBack={leaveAsk} />
      ) : (
        <SearchView
          {...shared}
          onAsk={openAsk}
          onPrepareAsk={() => void loadAsk().catch(() => undefined)}
        />
      )}
    </Sheet>
  );
}

/** A window above the page; on a phone the whole screen but for its keyboard (`useVisibleArea`). */
const Sheet = styled.dialog`
  flex-direction: column;
  width: min(44rem, 100vw - ${theme.space[6]});
  max-width: none;
  max-height: min(40rem, var(--visible-height, 100dvh) * 0.8);
  margin: 10dvh auto auto;
  padding: 0;
  overflow: hidden;
  ${sheetStyle}
  &[open] {
    display: flex;
  }
  ${media.phone} {
    position: fixed;
    inset: var(--visible-top, 0) 0 auto;
    width: 100%;
    height: var(--visible-height, 100dvh);
    max-height: none;
    margin: 0;
    border: 0;
    border-radius: 0;
  }
`;
