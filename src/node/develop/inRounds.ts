/** A function that gives the next `size` of a list each time, and asks for the list anew at the end of each round. */
export function inRounds<T>(list: () => readonly T[], size: number): () => readonly T[] {
  let left: readonly T[] = [];
  return () => {
    if (left.length === 0) left = list();
    const next = left.slice(0, size);
    left = left.slice(size);
    return next;
  };
}
