import { useState, useSyncExternalStore } from "react";

/** `false` in the server's HTML and the first client render, `true` from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}

/** Returns whether the server rendered the component; `false` where the browser did, after a navigation. */
export function useServerRendered(): boolean {
  const isHydrated = useHydrated();
  const [isServerRendered] = useState(!isHydrated);
  return isServerRendered;
}
