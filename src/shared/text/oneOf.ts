/** Returns the value as the member of `values` that it is. Throws where it is none, naming what there is. */
export function oneOf<T extends string>(values: readonly T[], value: string): T {
  const found = values.find((candidate) => candidate === value);
  if (found !== undefined) return found;
  throw new TypeError(`"${value}" is none of ${values.join(", ")}.`);
}
