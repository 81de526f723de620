import { nextIndex } from "./nextIndex";

it.each([
  ["ArrowDown", 0, 3, 1],
  ["ArrowDown", 2, 3, 0],
  ["ArrowUp", 0, 3, 2],
  ["ArrowUp", 2, 3, 1],
  ["Home", 2, 3, 0],
  ["End", 0, 3, 2],
  ["PageDown", 0, 9, 5],
  ["PageDown", 6, 9, 8],
  ["PageUp", 6, 9, 1],
  ["PageUp", 1, 9, 0],
  ["ArrowRight", 0, 3, null],
  ["a", 0, 3, null],
  ["ArrowDown", 0, 0, null],
])("%s at item %i of %i below each other leads to %s", (key, current, count, next) => {
  expect(nextIndex(key, current, count, "vertical")).toBe(next);
});

it.each([
  ["ArrowRight", 2, 3, 0],
  ["ArrowLeft", 0, 3, 2],
  ["Home", 2, 3, 0],
  ["End", 0, 3, 2],
  ["ArrowDown", 0, 3, null],
  ["PageDown", 0, 3, null],
])("%s at item %i of %i beside each other leads to %s", (key, current, count, next) => {
  expect(nextIndex(key, current, count, "horizontal")).toBe(next);
});
