import { navigate } from "gatsby";
import { useCallback, useEffect, useMemo, useState, type ReactNode } from "react";
import { useDocsVersion } from "../layout/docsVersion";
import { memoizeSuccess } from "../shared/timing/memoizeSuccess";
import { createSearchBackend } from "./backends/createSearchBackend";
import { queryText } from "./queryText";
import { searchAddress } from "./searchAddress";
import type { SearchBackend } from "./backends/searchBackend";
import { SearchContext } from "./searchContext";
import type { SearchDialog } from "./dialog/SearchDialog";
import { useKeysAhead } from "./useKeysAhead";
import { useSearchHotkeys } from "./useSearchHotkeys";

interface SearchProviderProps {
  /** Path, query and hash of the page: the dialog closes when it changes. */
  currentAddress: string;
  /** In place of the configured one. */
  backend?: SearchBackend;
  children: ReactNode;
}

/** Gives the search to everything inside, and renders its dialog. */
export function SearchProvider({ currentAddress, backend, children }: SearchProviderProps) {
  const { name: version } = useDocsVersion();
  const configured = useMemo(() => backend ?? createSearchBackend(version), [backend, version]);
  const prepare = useCallback(() => {
    loadDialog().catch(() => undefined);
    configured.search("", 0).catch(() => undefined);
  }, [configured]);
  const { initialQuery, open, close } = useOpening(prepare);
  const loaded = useDialog(initialQuery, close);
  const value = useMemo(
    () => ({ backend: configured, open, prepare }),
    [configured, open, prepare],
  );
  useKeysAhead(initialQuery === null ? "closed" : loaded ? "open" : "loading");
  useSearchHotkeys({ open, toggle: initialQuery === null ? open : close });
  // Closes when the address becomes another one.
  useEffect(() => close, [currentAddress, close]);
  return (
    <SearchContext.Provider value={value}>
      {children}
      {loaded && initialQuery !== null && (
        <loaded.SearchDialog backend={configured} initialQuery={initialQuery} onClose={close} />
      )}
    </SearchContext.Provider>
  );
}

/** Returns what the reader wants: the query that an open dialog starts from, `null` while it is closed. */
function useOpening(prepare: () => void) {
  const [initialQuery, setInitialQuery] = useState<string | null>(null);
  const close = useCallback(() => setInitialQuery(null), []);
  const open = useCallback(() => {
    prepare();
    setInitialQuery((current) => current ?? queryText(String(window.getSelection() ?? "")));
  }, [prepare]);
  return { initialQuery, open, close };
}

interface DialogModule {
  SearchDialog: typeof SearchDialog;
}

const loadDialog = memoizeSuccess(
  (): Promise<DialogModule> =>
    import(/* webpackChunkName: "search-dialog" */ "./dialog/SearchDialog"),
);

/** Returns the dialog, once it is wanted and there. Leads to the search page where it cannot be loaded. */
function useDialog(query: string | null, close: () => void): DialogModule | null {
  const [loaded, setLoaded] = useState<DialogModule | null>(null);
  useEffect(() => {
    if (query === null) return;
    let isWanted = true;
    loadDialog().then(
      (module) => isWanted && setLoaded(module),
      () => {
        if (!isWanted) return;
        close();
        navigate(searchAddress(query));
      },
    );
    return () => {
      isWanted = false;
      setLoaded(null);
    };
  }, [query, close]);
  return loaded;
}
