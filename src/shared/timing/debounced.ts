/** Returns a function that makes a call once it has not been called again for so many milliseconds. */
export function debounced(call: () => void, delay: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(call, delay);
  };
}
