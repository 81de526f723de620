import { isPrerelease, newestFirst } from "./gemVersion";

it.each([
  ["1.61.0", "1.60.0"],
  ["1.10.0", "1.9.0"],
  ["1.57.2", "1.57.2.alpha1"],
  ["1.57.2.alpha2", "1.57.2.alpha1"],
  ["1.57.2.alpha10", "1.57.2.alpha9"],
  ["1.15.0", "1.15.beta1"],
  ["1.15.beta1", "1.14.0"],
  ["1.15.1", "1.15"],
  ["1.15", "1.15.alpha"],
])("puts %s before %s", (newer, older) => {
  expect([older, newer].sort(newestFirst)).toEqual([newer, older]);
  expect([newer, older].sort(newestFirst)).toEqual([newer, older]);
});

it.each([["1.61.0"], ["1.57.2.alpha1"]])("finds %s to be as new as itself", (version) => {
  expect(newestFirst(version, version)).toBe(0);
});

it.each([
  ["1.61.0", false],
  ["1.15.beta1", true],
])("knows whether %s is to try out: %s", (version, expected) => {
  expect(isPrerelease(version)).toBe(expected);
});
