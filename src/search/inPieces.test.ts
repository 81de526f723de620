import { inPieces } from "./inPieces";

it.each([
  ["nothing", [], []],
  ["less than a piece", [1], [[1]]],
  [
    "whole pieces",
    [1, 2, 3, 4],
    [
      [1, 2],
      [3, 4],
    ],
  ],
  ["a rest", [1, 2, 3], [[1, 2], [3]]],
])("gives %s in order", async (_case, items, expected) => {
  const pieces = [];
  for await (const piece of inPieces(items, 2)) pieces.push(piece);
  expect(pieces).toEqual(expected);
});

it("asks for no more items than it gives, and lets whatever waits come before the next", async () => {
  const given: number[] = [];
  function* items() {
    for (const item of [1, 2]) {
      given.push(item);
      yield item;
    }
  }
  const pieces = inPieces(items(), 1);
  await pieces.next();
  const next = pieces.next();
  for (let microtask = 0; microtask < 10; microtask += 1) await Promise.resolve();
  expect(given).toEqual([1]);
  await expect(next).resolves.toEqual({ value: [2], done: false });
});
