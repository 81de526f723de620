/** Words as people type them: Unicode letters and digits, `_` and `$`. The rest, such as `#`, `.`, `?` and `:`, divides. */
const words = /[\p{L}\p{N}_$]+/gu;

/** Most words of a text: they have one form, and need no work. */
const plainWord = /^[a-z0-9]+$/;

/** Names of Ruby, too, are in this form already. */
const snakeCased = /^[a-z0-9_$]+$/;

/** Longer runs are cut: no name of ours is that long, and a query may hold anything. */
const longestWord = 64;

/**
 * Returns the tokens that a text is found by. A name counts whole, split and joined, so that Ruby's and JavaScript's
 * spelling meet: `wait_for_selector` and `waitForSelector` give `wait_for_selector`, `wait`, `for`, `selector`,
 * `waitforselector`.
 */
export function searchTokens(text: string): string[] {
  return readWords(text).flatMap(formsOf);
}

/**
 * Returns one token for each word of a query, the form in which names are compared: `Page#waitFor` → `page`,
 * `wait_for`.
 */
export function queryTokens(query: string): string[] {
  return [...new Set(readWords(query).map(snakeCase))];
}

/** More words than these are no name and no question, but a message that was pasted. */
const longestQuestion = 6;

/** Tells whether a query is a pasted message rather than something that was typed. */
export function isLongQuery(query: string): boolean {
  return queryTokens(query).length > longestQuestion;
}

/**
 * Returns the tokens of a query that its message always has: `30000ms` and `1181` change from one reader to the next.
 */
export function tellingTokens(query: string): string[] {
  return queryTokens(query).filter((token) => /^\D{2,}$/u.test(token));
}

/** Returns the words of a text as they stand in it. */
export function readWords(text: string): string[] {
  const found = text.normalize("NFKC").match(words) ?? [];
  return found.flatMap((word) => inPairs(word)).map((word) => word.slice(0, longestWord));
}

/** Runs of kanji and kana, which no space divides into words. */
export const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;

/** Divides such a run into pairs that overlap, so that a word inside it is found: `要素取得` has `要素`, `素取`, `取得`. */
function inPairs(word: string): string[] {
  if (plainWord.test(word) || word.search(unspaced) < 0) return [word];
  const pairs = (word.match(unspaced) ?? []).flatMap((run) => {
    const letters = [...run];
    return letters.length < 3
      ? [run]
      : letters.slice(1).map((letter, i) => (letters[i] ?? "") + letter);
  });
  return [...word.split(unspaced).filter(Boolean), ...pairs];
}

function formsOf(word: string): string[] {
  if (plainWord.test(word)) return [word];
  const parts = snakeCase(word).split(/[_$]+/).filter(Boolean);
  return [...new Set([snakeCase(word), ...parts, parts.join("")])].filter(Boolean);
}

/** Returns a word as Ruby's names are written: `waitFor` gives `wait_for`. */
export function snakeCase(word: string): string {
  if (snakeCased.test(word)) return word;
  return word
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, "$1_$2")
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1_$2")
    .toLowerCase();
}
