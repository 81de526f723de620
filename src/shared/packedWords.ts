import { packNumbers, unpackNumbers } from "./packedNumbers";

/** For each word the places that have it, as numbers in rising order. */
export type WordPlaces = ReadonlyMap<string, readonly number[]>;

export interface PackedWords {
  /** The words in order, each without the beginning that it shares with the one before, whose length stands first. */
  words: string;
  /** How many places each word has. */
  counts: string;
  /** The places of all words, one after the other: each as the distance from the one before. */
  gaps: string;
}

/** Words with their places, small: most of an index is these distances. */
export function packWords(places: WordPlaces): PackedWords {
  const words = [...places.keys()].sort();
  const lists = words.map((word) => places.get(word) ?? []);
  return {
    words: words.map((word, index) => packWord(word, words[index - 1] ?? "")).join(" "),
    counts: packNumbers(lists.map(({ length }) => length)),
    gaps: lists.map((list) => packNumbers(gapsOf(list))).join(""),
  };
}

/** What `packWords` packed. */
export function unpackWords({ words, counts, gaps }: PackedWords): WordPlaces {
  const distances = unpackNumbers(gaps);
  const lengths = unpackNumbers(counts);
  let end = 0;
  return new Map(
    unpackNames(words).map((word, index) => {
      const start = end;
      end += lengths[index] ?? 0;
      return [word, placesOf(distances.slice(start, end))];
    }),
  );
}

function gapsOf(places: readonly number[]): number[] {
  return places.map((place, index) => place - (places[index - 1] ?? -1) - 1);
}

/** What `gapsOf` was given. */
function placesOf(gaps: readonly number[]): number[] {
  let place = -1;
  return gaps.map((gap) => (place += gap + 1));
}

function packWord(word: string, before: string): string {
  let shared = 0;
  while (shared < word.length && word[shared] === before[shared]) shared += 1;
  return `${packNumbers([shared])}${word.slice(shared)}`;
}

function unpackNames(words: string): string[] {
  if (words === "") return [];
  let before = "";
  return words.split(" ").map((packed) => {
    // A word has fewer letters than one packed letter can count.
    const [shared = 0] = unpackNumbers(packed.slice(0, 1));
    before = `${before.slice(0, shared)}${packed.slice(1)}`;
    return before;
  });
}
