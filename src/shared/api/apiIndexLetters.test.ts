import { apiIndexLetters } from "./apiIndex";

const entries = ["[]", "click", "Clock", "goto", "wait_for_url"].map((name) => ({
  name,
  kinds: ["method" as const],
  targets: [],
}));

it("puts entries under their first letters, whatever their case", () => {
  const letters = apiIndexLetters(entries).map(({ letter, id, entries: below }) => [
    letter,
    id,
    ...below.map(({ name }) => name),
  ]);
  expect(letters).toEqual([
    ["#", "letter-signs", "[]"],
    ["C", "letter-c", "click", "Clock"],
    ["G", "letter-g", "goto"],
    ["W", "letter-w", "wait_for_url"],
  ]);
});
