import { createContext, useContext, useMemo, type ReactNode } from "react";
import type { ApiCoverage } from "../../shared/api/apiCoverage";
import type { ApiIndexEntry } from "../../shared/api/apiIndex";

interface ApiOverview {
  index: readonly ApiIndexEntry[] | null;
  coverage: ApiCoverage | null;
}

const ApiOverviewContext = createContext<ApiOverview>({ index: null, coverage: null });

interface ApiOverviewProviderProps extends ApiOverview {
  children: ReactNode;
}

/** Gives a page what its components `ApiIndex` and `ApiCoverage` render; `null` where it has none of them. */
export function ApiOverviewProvider({ index, coverage, children }: ApiOverviewProviderProps) {
  const value = useMemo(() => ({ index, coverage }), [index, coverage]);
  return <ApiOverviewContext.Provider value={value}>{children}</ApiOverviewContext.Provider>;
}

export function useApiIndex(): readonly ApiIndexEntry[] {
  const { index } = useContext(ApiOverviewContext);
  if (index === null) throw new Error("The page has no index of the library.");
  return index;
}

export function useApiCoverage(): ApiCoverage {
  const { coverage } = useContext(ApiOverviewContext);
  if (coverage === null) throw new Error("The page has no coverage of the library.");
  return coverage;
}
