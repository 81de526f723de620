import { rootOf } from "../../shared/search/textRoots";
import type { QueryWord } from "./readQuery";

/** Of shorter words one letter more or less makes another word. */
const shortestWord = 5;
/** Words from this length may have two wrong letters. */
const longWord = 9;

/**
 * Returns the words of a query with the nearest known ones in place of those that are misspelt; `null` where none is
 * near. A word that some text has is spelt right.
 */
export function correctWords(
  words: readonly QueryWord[],
  vocabulary: readonly string[],
  isKnown: (word: QueryWord) => boolean = () => false,
): QueryWord[] | null {
  const corrected = words.map((word) => (isKnown(word) ? word : correctWord(word, vocabulary)));
  const isChanged = corrected.some((word, index) => word !== words[index]);
  return isChanged ? corrected : null;
}

function correctWord(word: QueryWord, vocabulary: readonly string[]): QueryWord {
  const { joined } = word;
  if (joined.length < shortestWord || vocabulary.includes(joined)) return word;
  const most = joined.length < longWord ? 1 : 2;
  const best = vocabulary.reduce<{ name: string; distance: number } | null>((nearest, name) => {
    if (!beginsAlike(joined, name)) return nearest;
    const distance = editDistance(joined, name, most);
    return distance < (nearest?.distance ?? most + 1) ? { name, distance } : nearest;
  }, null);
  if (best === null) return word;
  const roots = [rootOf(best.name)];
  return { ...word, whole: best.name, joined: best.name, roots, textRoots: roots, synonyms: [] };
}

/** Nearly nobody mistypes the first two letters, and to compare with every name takes its time. */
function beginsAlike(one: string, other: string): boolean {
  const [first, second] = one;
  return first === other[0] || second === other[0] || first === other[1];
}

/** Counts the letters to add, drop, change or swap with the next one; more than `most` counts as infinitely many. */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Infinity;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const changed = (last[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1);
      const shorter = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, changed);
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current.push(isSwapped ? Math.min(shorter, (before[column - 2] ?? 0) + 1) : shorter);
    }
    if (Math.min(...current) > most) return Infinity;
    before = last;
    last = current;
  }
  const distance = last[other.length] ?? Infinity;
  return distance <= most ? distance : Infinity;
}
