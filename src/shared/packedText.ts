import type { PackedWords } from "./packedWords";
import type { SearchEntry } from "./searchRecord";

/** What the names leave out: headings of guides, calls, beginnings of texts, and by word where the rest of them stands. */
export interface PackedText {
  /** For each page in order its headings: a letter for their level and kind, the text, a tab and the id if it is unusual. */
  headings: string[][];
  /** How each member in order is called, without its receiver and its name. */
  signatures: string[];
  /** Every text of an option once. */
  optionTexts: string[];
  /** For each option in order the place of its text. */
  optionNumbers: string;
  /** For each page, event and heading in order the beginning of its text. */
  beginnings: string[];
  /** What readers call places in other words, divided by lines; and the distances between these places. */
  phrases: [texts: string, gaps: string];
  /** Roots of words, without those that the names and texts above have already. */
  roots: PackedWords;
  /** Roots that so many texts have that they are left out above, divided by spaces. */
  commonRoots: string;
}

export function isOption({ kind }: SearchEntry): boolean {
  return kind === "option";
}

export function isMember({ kind }: SearchEntry): boolean {
  return kind === "member";
}

/** A member shows how it is called, an option its whole text. */
export function hasBeginning(entry: SearchEntry): boolean {
  return !isOption(entry) && !isMember(entry);
}

/** What most calls of a member begin with: `page.goto`. */
export function usualStart({ url, heading }: SearchEntry): string {
  const [path = ""] = url.split("#");
  const object = path.slice(path.lastIndexOf("/") + 1);
  return object.endsWith("_assertions")
    ? `expect(${object.replace(/_assertions$/, "")}).to ${heading?.replace(/^to_/, "")}`
    : `${object}.${heading}`;
}
