import { goldenQueries, type QueryKind } from "../../test/golden/goldenQueries";
import {
  embeddedSearchOf,
  goldenResults,
  realSearchRecords,
  shareWithin,
  type GoldenResult,
} from "../../test/golden/goldenResults";

const records = realSearchRecords();
const names: QueryKind[] = ["Ruby name", "JavaScript name", "Python name", "option"];
const share = 0.95;

const longestWait = 60_000;

let results: GoldenResult[] = [];

beforeAll(async () => {
  results = await goldenResults(embeddedSearchOf(records));
}, longestWait);

it("has at least 120 golden queries, each once, all of them to places that there are", () => {
  expect(goldenQueries.length).toBeGreaterThanOrEqual(120);
  expect(new Set(goldenQueries.map(({ query }) => query)).size).toBe(goldenQueries.length);
  const urls = new Set(records.map(({ url }) => url));
  const stray = goldenQueries.flatMap(({ expected }) => expected.filter((url) => !urls.has(url)));
  expect(stray).toEqual([]);
});

it.each(["tuning", "reported"] as const)(
  "puts 95 %% of names and options first: %s half",
  (half) => {
    const asked = results.filter((result) => result.half === half && names.includes(result.kind));
    expect(missed(asked, 1)).toBe("");
  },
);

it.each(["tuning", "reported"] as const)(
  "has 95 %% of all among the first three: %s half",
  (half) => {
    expect(
      missed(
        results.filter((result) => result.half === half),
        3,
      ),
    ).toBe("");
  },
);

/** What is not where it should be, if that is too much. */
function missed(asked: readonly GoldenResult[], first: number): string {
  if (shareWithin(asked, first) >= share) return "";
  const late = asked.filter(({ rank }) => rank < 0 || rank >= first);
  return late.map((result) => `${result.query}: ${result.first}`).join("\n");
}
