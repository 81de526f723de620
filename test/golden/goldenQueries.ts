import { reportedQueries } from "./reportedQueries";
import { tuningQueries } from "./tuningQueries";

export const queryKinds = [
  "Ruby name",
  "JavaScript name",
  "Python name",
  "option",
  "event",
  "half word",
  "typo",
  "error message",
  "line of code",
  "question",
] as const;

export type QueryKind = (typeof queryKinds)[number];

const halves = { tuning: tuningQueries, reported: reportedQueries } as const;

/** Ranking is tuned by looking at one part; what it is worth is what the other part says, of which only the sums are looked at. */
export type QueryHalf = keyof typeof halves;

/** Something that readers type or paste, and where it should lead. */
export interface GoldenQuery {
  query: string;
  kind: string;
  half: QueryHalf;
  /** Addresses below `/docs/` that are right as the first result: one, or several where each answers as well. */
  expected: readonly string[];
}

/** The queries, and the addresses that are right as the first result. */
export type GoldenRows = Record<
  QueryKind,
  readonly (readonly [query: string, ...expected: string[]])[]
>;

/**
 * Every golden query, written before it was tried. A name that several classes have leads to the class that readers
 * should use: `click` to the locator's, since the page's is discouraged. An option that several methods take leads to
 * that option of any of the methods that it is mostly given to.
 */
export const goldenQueries: readonly GoldenQuery[] = queryKinds.flatMap((kind) =>
  (["tuning", "reported"] as const).flatMap((half) =>
    halves[half][kind].map(([query, ...expected]) => ({
      query,
      kind,
      half,
      expected: expected.map((address) => `/docs/${address}`),
    })),
  ),
);
