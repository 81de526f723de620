import { createContext, useContext } from "react";
import type { GemVersion } from "../../shared/versions/gemVersion";

/** The releases of the gem, newest first; `null` on a page that does not render them. */
export const GemVersionsContext = createContext<readonly GemVersion[] | null>(null);

export function useGemVersions(): readonly GemVersion[] {
  const versions = useContext(GemVersionsContext);
  if (versions === null) throw new Error("The releases of the gem are missing on this page.");
  return versions;
}
