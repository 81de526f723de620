import { useState } from "react";
import { useHydrated } from "./useHydrated";

/** Returns whether the server rendered the component; `false` where the browser did, after a navigation. */
export function useServerRendered(): boolean {
  const isHydrated = useHydrated();
  const [isServerRendered] = useState(!isHydrated);
  return isServerRendered;
}
