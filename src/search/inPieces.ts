import { quietTask } from "./quietTask";

/** Items in order, so many at a time; between two pieces whatever waits comes first, and the frame of a key. */
export async function* inPieces<Item>(
  items: Iterable<Item>,
  length: number,
): AsyncGenerator<Item[]> {
  let piece: Item[] = [];
  for (const item of items) {
    piece.push(item);
    if (piece.length < length) continue;
    yield piece;
    piece = [];
    await quietTask();
  }
  if (piece.length > 0) yield piece;
}
