/** Returns a function that makes a call once it has been told of no other state for `delay` milliseconds. */
export function createSettledCall(delay: number): (state: string, call: () => void) => void {
  let known = "";
  let timer: NodeJS.Timeout | undefined;
  return (state, call) => {
    if (state === known) return;
    known = state;
    clearTimeout(timer);
    timer = setTimeout(call, delay);
  };
}
