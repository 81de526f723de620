import type { QueryHalf } from "./goldenQueries";
import { shareWithin, type GoldenResult } from "./goldenResults";

/**
 * Returns how often the answer is first and among the first three, for each kind of query and for all: rows of
 * `console.table`.
 */
export function goldenTable(
  results: readonly GoldenResult[],
): Record<string, Record<string, string>> {
  const kinds = [...new Set(results.map(({ kind }) => kind))].map(
    (kind) => [kind, row(results.filter((own) => own.kind === kind))] as const,
  );
  return Object.fromEntries<Record<string, string>>([...kinds, ["all", row(results)]]);
}

function row(results: readonly GoldenResult[]) {
  const cell = (half: QueryHalf, first: number) => {
    const asked = results.filter((result) => result.half === half);
    return `${(shareWithin(asked, first) * 100).toFixed(0)} % of ${asked.length}`;
  };
  return {
    "tuning: first": cell("tuning", 1),
    "tuning: in 3": cell("tuning", 3),
    "reported: first": cell("reported", 1),
    "reported: in 3": cell("reported", 3),
  };
}
