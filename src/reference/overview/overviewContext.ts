import { createContext, useContext } from "react";
import type { ApiCoverage } from "../../shared/api/apiCoverage";
import type { ApiIndexEntry } from "../../shared/api/apiIndex";
import type { GemVersion } from "../../shared/versions/gemVersion";

/** What is known of the whole library, as far as the shortcodes of a page render it. */
export interface Overview {
  apiIndex: readonly ApiIndexEntry[] | null;
  apiCoverage: ApiCoverage | null;
  /** The releases of the gem, newest first. */
  gemVersions: readonly GemVersion[] | null;
}

const OverviewContext = createContext<Partial<Overview>>({});

/** Gives the shortcodes of a page what they render. */
export const OverviewProvider = OverviewContext.Provider;

/** Returns what a shortcode renders. Throws on a page that was not made for it. */
export function useOverview<Name extends keyof Overview>(name: Name): NonNullable<Overview[Name]> {
  const value: Partial<Overview>[Name] = useContext(OverviewContext)[name];
  if (value === null || value === undefined) throw new Error(`The page has no ${name}.`);
  return value;
}
