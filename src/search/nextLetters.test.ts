import { mostLetters, nextLetters } from "./nextLetters";

const words = new Set([
  "wait",
  "wait_for_url",
  "wait_for_timeout",
  "warn",
  "page",
  "url",
  "navigate",
]);

it.each([
  ["", ["w", "p", "u", "n"]],
  ["w", ["a"]],
  ["wa", ["i", "r"]],
  ["WA", ["i", "r"]],
  ["wait", [".", "_", "F"]],
  ["wait_for_", ["u", "t"]],
  ["page", ["."]],
  ["page.wa", ["i", "r"]],
  ["expect pages", []],
  ["page ", ["w", "p", "u", "n"]],
  ["zebra", []],
])("goes on from %j with %j", (query, letters) => {
  expect(nextLetters(query, words)).toEqual(letters);
});

it("gives no more than it is worth to try", () => {
  const many = [..."abcdefghijkl"].map((letter) => `to_${letter}`);
  expect(nextLetters("to_", new Set(many))).toHaveLength(mostLetters);
});
