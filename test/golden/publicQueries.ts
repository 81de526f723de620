import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { GoldenQuery, QueryHalf } from "./goldenQueries";

type PublicRows = Readonly<Record<string, readonly (readonly [query: string, ...string[]])[]>>;

/** Queries in words of public issues and questions, by kind, divided in two halves by what they say. */
export const publicQueries: readonly GoldenQuery[] = Object.entries(readRows()).flatMap(
  ([kind, rows]) =>
    rows.map(([query, ...expected]) => ({
      query: String(query),
      kind,
      half: halfOf(String(query)),
      expected: expected.map((address) => `/docs/${address}`),
    })),
);

function readRows(): PublicRows {
  const text = readFileSync(join(process.cwd(), "test/golden/publicQueries.yml"), "utf8");
  // Our own file; the end-to-end test says which address is none.
  return parse(text) as PublicRows;
}

/** Returns the half of a query: whoever adds one cannot choose it. */
function halfOf(query: string): QueryHalf {
  const first = createHash("sha256").update(query).digest()[0] ?? 0;
  return first % 2 === 0 ? "tuning" : "reported";
}
