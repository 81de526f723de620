import { nextTask } from "./nextTask";

/** Items in order, so many at a time; between two pieces whatever waits comes first, or what `pause` waits for. */
export async function* inPieces<Item>(
  items: Iterable<Item>,
  length: number,
  pause = nextTask,
): AsyncGenerator<Item[]> {
  let piece: Item[] = [];
  for (const item of items) {
    piece.push(item);
    if (piece.length < length) continue;
    yield piece;
    piece = [];
    await pause();
  }
  if (piece.length > 0) yield piece;
}
