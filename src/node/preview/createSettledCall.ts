import { debounced } from "../../shared/timing/debounced";

/**
 * Returns a function that is told of which state something was made. Once nothing was made for `delay` milliseconds, it
 * makes a call where that state was new, or where the state has changed since.
 */
export function createSettledCall(
  delay: number,
): (made: string, stateNow: () => string, call: () => void) => void {
  const later = debounced(delay);
  let known = "";
  let isOwed = false;
  return (made, stateNow, call) => {
    isOwed ||= made !== known;
    known = made;
    later(() => {
      if (!isOwed && stateNow() === made) return;
      isOwed = false;
      call();
    });
  };
}
