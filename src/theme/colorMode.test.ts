// [row 1]
import { effectiveMode, nextChoice, parseChoice } from "./colorMode";

it.each([
  [null, "light"],
  ["light", "light"],
  ["dark", "dark"],
  ["system", "system"],
  ["banana", "light"],
  ['{"theme":"dark"}', "light"],
  ["", "light"],
])("reads %j from storage as %s", (stored, choice) => {
  expect(parseChoice(stored)).toBe(choice);
});

it.each([
  ["light", true, "light"],
  ["dark", false, "dark"],
  ["system", true, "dark"],
  ["system", false, "light"],
] as const)("renders %s, where the system prefers dark: %s, as %s", (choice, prefersDark, mode) => {
  expect(effectiveMode(choice, prefersDark)).toBe(mode);
});

it.each([
  ["light", "light", "dark"],
  ["dark", "dark", "light"],
  ["system", "dark", "light"],
  ["system", "light", "dark"],
] as const)("toggles %s rendered as %s to %s", (choice, mode, next) => {
  expect(nextChoice(choice, mode, false)).toBe(next);
});

it.each([
  ["system", "dark", "light"],
  ["light", "light", "dark"],
  ["dark", "dark", "system"],
] as const)("cycles %s to %s with the system's preference respected", (choice, mode, next) => {
  expect(nextChoice(choice, mode, true)).toBe(next);
});
