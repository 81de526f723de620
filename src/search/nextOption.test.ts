import { nextOption } from "./nextOption";

it.each([
  ["ArrowDown", 0, 3, 1],
  ["ArrowDown", 2, 3, 0],
  ["ArrowUp", 0, 3, 2],
  ["ArrowUp", 2, 3, 1],
  ["Home", 2, 3, 0],
  ["End", 0, 3, 2],
  ["a", 0, 3, null],
  ["ArrowDown", 0, 0, null],
])("%s at option %i of a list of %i leads to %s", (key, current, count, next) => {
  expect(nextOption(key, current, count)).toBe(next);
});
