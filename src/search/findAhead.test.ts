import { findAhead } from "./findAhead";

/** What is found ahead of letters, where the search for each takes so many milliseconds. */
async function lettersFound(times: readonly number[]): Promise<string> {
  let now = 0;
  jest.spyOn(performance, "now").mockImplementation(() => now);
  const left = [...times];
  const find = () => {
    now += left.shift() ?? 0;
    return [];
  };
  const index = { find, words: () => new Set<string>() };
  const toAnswer = () => ({ entries: [], source: "embedded" as const });
  const known = { index, toAnswer, letters: new Set("abcdef") };
  let found = "";
  for await (const { query } of findAhead({ query: "", limit: 0 }, known, () => false)) {
    found += query;
  }
  return found + [...known.letters].map((letter) => `-${letter}`).join("");
}

it.each([
  ["goes on after searches of 50 ms", [50, 50, 50], "abcdef"],
  ["goes on after one that was slow", [51, 50, 51, 50, 51], "abcdef"],
  ["ends with the second of two slow ones in a row", [1, 51, 51], "abc-d-e-f"],
])("%s", async (_case, times, letters) => {
  expect(await lettersFound(times)).toBe(letters);
});
