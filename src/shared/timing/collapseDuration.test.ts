import { collapseDuration } from "./collapseDuration";

it.each([
  [0, 40],
  [36, 192],
  [100, 239],
  [400, 336],
])("[row 4] opens %d px in %d ms", (height, ms) => {
  expect(collapseDuration(height, false)).toBe(ms);
});

it.each([36, 400, 4000])("[row 4] opens %d px in 1 ms where less motion is preferred", (height) => {
  expect(collapseDuration(height, true)).toBe(1);
});
