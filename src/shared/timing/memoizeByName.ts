/** `make`, which runs once for each name. */
export function memoizeByName<T>(make: (name: string) => T): (name: string) => T {
  const known = new Map<string, { result: T }>();
  return (name) => {
    const found = known.get(name) ?? { result: make(name) };
    known.set(name, found);
    return found.result;
  };
}
