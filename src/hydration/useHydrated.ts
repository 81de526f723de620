import { useSyncExternalStore } from "react";

/** `false` in the server's HTML and the first client render, `true` from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
