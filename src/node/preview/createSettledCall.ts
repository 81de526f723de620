import { debounced } from "../../shared/timing/debounced";

/** Returns a function that makes a call once it has been told of no other state for `delay` milliseconds. */
export function createSettledCall(delay: number): (state: string, call: () => void) => void {
  const callLater = debounced(delay);
  let known = "";
  return (state, call) => {
    if (state === known) return;
    known = state;
    callLater(call);
  };
}
