import { useState } from "react";
import { useHydrated } from "./useHydrated";

/** Whether a component took over what the server had drawn; `false` where the browser drew it, after a navigation. */
export function useServerRendered(): boolean {
  const isHydrated = useHydrated();
  const [isDrawnByServer] = useState(!isHydrated);
  return isDrawnByServer;
}
