/** Returns a list in parts of so many items, of which the last one has the rest; none where the list is empty. */
export function chunk<Item>(items: readonly Item[], most: number): Item[][] {
  const parts = Math.ceil(items.length / most);
  return Array.from({ length: parts }, (_, part) => items.slice(part * most, (part + 1) * most));
}
