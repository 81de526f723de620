/** Returns a function that makes the last of its calls, once none has come for so many milliseconds. */
export function debounced(delay: number): (call: () => void) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (call) => {
    clearTimeout(timer);
    timer = setTimeout(call, delay);
  };
}
