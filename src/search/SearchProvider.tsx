import { navigate } from "gatsby";
import { useCallback, useEffect, useMemo, useState, type ReactNode } from "react";
import { searchConfig } from "../config/search";
import { rememberSuccess } from "../shared/rememberSuccess";
import { createSearchBackend } from "./createSearchBackend";
import { searchAddress } from "./searchAddress";
import type { SearchBackend } from "./searchBackend";
import { SearchContext } from "./searchContext";
import type { SearchDialog } from "./SearchDialog";
import { useSearchHotkeys } from "./useSearchHotkeys";

interface SearchProviderProps {
  /** Path, query and hash of the page: the dialog closes when it changes. */
  currentAddress: string;
  /** In place of the configured one. */
  backend?: SearchBackend;
  children: ReactNode;
}

/** Gives the search to everything inside, and draws its dialog. */
export function SearchProvider({ currentAddress, backend, children }: SearchProviderProps) {
  const [configured] = useState(() => backend ?? createSearchBackend());
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
  const close = useCallback(() => setOpened(null), []);
  const prepare = useCallback(() => {
    loadDialog().catch(() => undefined);
    configured.search("", 0).catch(() => undefined);
  }, [configured]);
  const open = useCallback(() => {
    prepare();
    openDialog(setOpened);
  }, [prepare]);
  const value = useMemo(
    () => ({ backend: configured, open, prepare }),
    [configured, open, prepare],
  );
  useSearchHotkeys({ open, toggle: opened ? close : open });
  // Closes when the address becomes another one.
  useEffect(() => close, [currentAddress, close]);
  return (
    <SearchContext.Provider value={value}>
      {children}
      {opened && <opened.Dialog backend={configured} initialQuery={opened.query} onClose={close} />}
    </SearchContext.Provider>
  );
}

interface OpenedDialog {
  Dialog: typeof SearchDialog;
  query: string;
}

const loadDialog = rememberSuccess(() => import("./SearchDialog"));

/** Leads to the search page where the dialog cannot be loaded. */
function openDialog(setOpened: (dialog: OpenedDialog) => void): void {
  const query = selectedText();
  loadDialog().then(
    (module) => setOpened({ Dialog: module.SearchDialog, query }),
    () => void navigate(searchAddress(query)),
  );
}

function selectedText(): string {
  return String(window.getSelection() ?? "")
    .trim()
    .slice(0, searchConfig.maxQueryLength);
}
