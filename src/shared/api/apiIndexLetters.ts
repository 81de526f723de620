import type { ApiIndexEntry } from "./apiIndex";

/** The entries of the A–Z index that start with one letter. */
export interface ApiIndexLetter {
  /** `A`, or `#` for signs such as `[]`. */
  letter: string;
  /** `letter-a` */
  id: string;
  entries: ApiIndexEntry[];
}

/** Returns the entries under their first letters, in their own order. */
export function apiIndexLetters(entries: readonly ApiIndexEntry[]): ApiIndexLetter[] {
  return entries.reduce<ApiIndexLetter[]>((letters, entry) => {
    const letter = /^[a-z]/i.exec(entry.name)?.[0].toUpperCase() ?? "#";
    const last = letters.at(-1);
    if (last?.letter === letter) last.entries.push(entry);
    else letters.push({ letter, id: letterId(letter), entries: [entry] });
    return letters;
  }, []);
}

function letterId(letter: string): string {
  return letter === "#" ? "letter-signs" : `letter-${letter.toLowerCase()}`;
}
