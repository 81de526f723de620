import { useEffect, type RefObject } from "react";

/** Tells once what a reader typed into a field before React was there. */
export function usePreHydrationValue(
  field: RefObject<HTMLInputElement>,
  onValue: (value: string) => void,
): void {
  useEffect(() => {
    const value = field.current?.value ?? "";
    if (value !== "") onValue(value);
    // Only the first value is early.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
