import { chunk } from "./chunk";

it.each([
  [[], []],
  [[1], [[1]]],
  [[1, 2], [[1, 2]]],
  [
    [1, 2, 3, 4, 5],
    [[1, 2], [3, 4], [5]],
  ],
])("puts %j in parts of two", (items, parts) => {
  expect(chunk(items, 2)).toEqual(parts);
});
