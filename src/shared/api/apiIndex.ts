import type { ApiBadge, ApiMember } from "./apiClass";

/** The kinds of entries of the A–Z index, beside a plain method. */
export const apiIndexKinds = [
  "class",
  "event",
  "alias",
  "method",
  "property",
  "predicate",
  "waiter",
  "assertion",
  "module-function",
] as const satisfies readonly (ApiMember["kind"] | "class" | "event" | "alias")[];

export type ApiIndexKind = (typeof apiIndexKinds)[number];

/** One name of the library, with every class that has it. */
export interface ApiIndexEntry {
  /** `Page`, `click`, or `dialog` of an event. */
  name: string;
  /** Without repetition, in the order of `apiIndexKinds`. */
  kinds: readonly ApiIndexKind[];
  targets: readonly ApiIndexTarget[];
}

export interface ApiIndexTarget {
  /** The class that has it, `Locator`; of a class its full name, `Playwright::Locator`. */
  owner: string;
  /** `/docs/api/locator#click` */
  path: string;
  jsName: string | null;
  /** The warning that a reader gets before following it. */
  warning: ApiBadge | null;
}

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
