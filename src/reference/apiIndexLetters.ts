import type { ApiIndexEntry } from "../shared/apiIndex";
import { matchesName } from "./matchesName";

/** The entries of the A–Z index that start with one letter. */
export interface ApiIndexLetter {
  /** `A`, or `#` for signs such as `[]`. */
  letter: string;
  /** `letter-a` */
  id: string;
  entries: ApiIndexEntry[];
}

/** The entries under their first letters, in their own order. */
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

/** The entries whose name the query is part of, in Ruby, in JavaScript, or with its class before it. */
export function filterApiIndex(entries: readonly ApiIndexEntry[], query: string): ApiIndexEntry[] {
  return entries.flatMap((entry) => {
    if (matchesName(query, [entry.name])) return [entry];
    const places = entry.places.filter(({ owner, jsName }) =>
      matchesName(query, [`${owner}${entry.name}`, jsName ?? ""]),
    );
    return places.length > 0 ? [{ ...entry, places }] : [];
  });
}
