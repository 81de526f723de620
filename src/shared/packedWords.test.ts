import { packWords, unpackWords } from "./packedWords";

it.each([
  ["no words", []],
  [
    "words that begin alike",
    [
      ["wait", [0, 1, 2]],
      ["waiter", [7]],
      ["wart", [3, 900]],
    ],
  ],
  [
    "words of other scripts",
    [
      ["ページ", [4]],
      ["été", [5]],
    ],
  ],
] as [string, [string, number[]][]][])("gives back %s", (_case, words) => {
  expect(new Map(unpackWords(packWords(new Map(words))))).toEqual(new Map(words));
});
