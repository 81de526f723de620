import { useCallback, useEffect, useRef } from "react";

/** Returns a function that stays the same and does what the one of the latest rendering does. */
export function useLatest<Given extends unknown[]>(
  act: (...given: Given) => void,
): (...given: Given) => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
