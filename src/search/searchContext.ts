import { createContext, useContext } from "react";
import type { SearchBackend } from "./backends/searchBackend";

export interface SearchContextValue {
  backend: SearchBackend;
  /** Opens the dialog, with the selected text as the query. */
  open: () => void;
  /** Loads the dialog and the index ahead of time. */
  prepare: () => void;
}

export const SearchContext = createContext<SearchContextValue | null>(null);

/** Returns the search of the site. */
export function useSearchContext(): SearchContextValue {
  const value = useContext(SearchContext);
  if (!value) throw new Error("There is no SearchProvider around this component.");
  return value;
}
