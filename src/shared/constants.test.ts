import * as constants from "./constants";

it.each([
  ["[row 14] a desktop is wider than this", "mobileUpTo", 996],
  ["[row 13] between the titles", "titleDelimiter", "|"],
  [
    "[row 5] of the progress bar",
    "progressBar",
    { delay: 200, minimum: 0.08, speed: 200, trickleRate: 0.02, trickleSpeed: 800 },
  ],
  ["[row 16] entries without a filter", "tocFilterFrom", 20],
  ["[row 20] characters of a query", "maxQueryLength", 512],
  ["[row 1] where the colour mode is kept", "colorModeKey", "theme"],
  ["[row 18] where the version is kept", "preferredVersionKey", "docs-preferred-version-default"],
] as const)("%s: %s is what is specified", (_case, name, value) => {
  expect(constants[name]).toEqual(value);
});
