/** Texts that are named by numbers, from 0 in the order in which they came. */
export interface Numbering {
  numberOf: (text: string) => number;
  /** Each text once, at the place of its number. */
  texts: () => string[];
}

/** A numbering that has no text yet. */
export function createNumbering(): Numbering {
  const numbers = new Map<string, number>();
  return {
    numberOf: (text) => {
      const number = numbers.get(text) ?? numbers.size;
      numbers.set(text, number);
      return number;
    },
    texts: () => [...numbers.keys()],
  };
}
