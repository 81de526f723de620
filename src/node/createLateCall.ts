/** A function that calls `call` after so many milliseconds in which it was not asked again, with the last arguments. */
export function createLateCall<Args extends unknown[]>(
  call: (...args: Args) => void,
  delay: number,
): (...args: Args) => void {
  let timer: NodeJS.Timeout | undefined;
  return (...args) => {
    clearTimeout(timer);
    timer = setTimeout(call, delay, ...args);
  };
}
