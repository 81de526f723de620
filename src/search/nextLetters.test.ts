import { mostLetters, nextLetters } from "./nextLetters";

const words = ["wait", "wait_for_url", "wait_for_timeout", "warn", "page", "url", "navigate"];

it.each([
  ["", ["w", "p", "u", "n"]],
  ["w", ["a"]],
  ["wa", ["i", "r"]],
  ["WA", ["i", "r"]],
  ["wait", ["_"]],
  ["wait_for_", ["u", "t"]],
  ["page.wa", ["i", "r"]],
  ["expect page", []],
  ["page ", ["w", "p", "u", "n"]],
  ["zebra", []],
])("goes on from %j with %j", (query, letters) => {
  expect(nextLetters(query, words)).toEqual(letters);
});

it("gives no more than it is worth to try", () => {
  const many = [..."abcdefghijkl"].map((letter) => `to_${letter}`);
  expect(nextLetters("to_", many)).toHaveLength(mostLetters);
});
