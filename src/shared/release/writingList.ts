export const writingKinds = [
  "class",
  "member",
  "option",
  "event",
  "default",
  "values",
  "required",
  "type",
  "deprecated",
  "removed",
  "judge",
] as const;

export type WritingKind = (typeof writingKinds)[number];

/** A place at which an author writes or looks: a file, and the heading or the key in it. */
export interface WritingPlace {
  /** Path from the repository's root. */
  file: string;
  /** `## goto` of a page, `goto.timeout` of descriptions; `null` where it is the whole file. */
  heading: string | null;
}

/** One text that a release asks an author for; options that are alike on many members are one. */
export interface WritingItem {
  kind: WritingKind;
  /** The members that it is about, such as `Page#click`; a class or an event by its name. */
  names: readonly string[];
  /** `scroll`, or `clip.x` for a key of a hash; `null` where the member itself is meant. */
  option: string | null;
  places: readonly WritingPlace[];
  /** The reason, as one sentence: "New in 1.62.0." */
  why: string;
}

/** The file that keeps the list of the documented release. */
export const writingListFile = "content/api/writing.json";

/** All that a release asks of authors, as `npm run release` finds it. */
export interface WritingList {
  /** The release that is to be documented. */
  gem: string;
  /** The release that was documented before. */
  before: string;
  items: readonly WritingItem[];
}
