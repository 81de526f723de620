import { didYouMean, nearest } from "./nearest";

const members = ["goto", "wait_for_selector", "wait_for_url"];

it.each([
  ["a slip", "gotto", "goto"],
  ["another case", "GOTO", "goto"],
  ["the spelling of JavaScript", "waitForSelector", "wait_for_selector"],
  ["a short name of two wrong letters", "gxxo", "goto"],
])("finds what %s was meant to be", (_case, name, meant) => {
  expect(nearest(name, members)).toBe(meant);
});

it.each([
  ["nothing is near", "screenshot", members],
  ["nothing is known", "goto", []],
  ["nothing is asked for", "", ["js"]],
])("finds nothing where %s", (_case, name, known) => {
  expect(nearest(name, known)).toBeNull();
});

it.each([
  ["asks for the nearest name", "gotto", members, 'Did you mean "goto"?'],
  [
    "lists the names where none is near",
    "screenshot",
    members,
    "What there is: goto, wait_for_selector, wait_for_url.",
  ],
  ["says so where there is no name at all", "goto", [], "There is none yet."],
])("%s", (_case, name, known, hint) => {
  expect(didYouMean(name, known)).toBe(hint);
});

it("counts the names that are too many to list", () => {
  const known = Array.from({ length: 33 }, (_, index) => `name${index}`);
  const hint = didYouMean("something else entirely", known);
  expect(hint).toMatch(/^What there is: name0, .*name29 and 3 more\.$/);
});
