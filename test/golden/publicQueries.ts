import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { GoldenQuery, QueryHalf } from "./goldenQueries";

/** By kind, the addresses of each query, divided by spaces. */
type PublicRows = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Queries in words of public issues and questions, by kind, divided in two halves by what they say. */
export const publicQueries = readQueries("publicQueries.yml");

/** More of them, which were written before any was searched for. */
export const blindQueries = readQueries("blindQueries.yml");

/** Words of titles of public threads; their places, too, were written down before any was searched for. */
export const threadQueries = readQueries("threadQueries.yml");

function readQueries(file: string): readonly GoldenQuery[] {
  const text = readFileSync(join(process.cwd(), "test/golden", file), "utf8");
  // Our own file; the end-to-end test says which address is none.
  return Object.entries(parse(text) as PublicRows).flatMap(([kind, rows]) =>
    Object.entries(rows).map(([query, places]) => ({
      query,
      kind,
      half: halfOf(query),
      expected: places.split(" ").map((address) => `/docs/${address}`),
    })),
  );
}

/** Returns the half of a query: whoever adds one cannot choose it. */
function halfOf(query: string): QueryHalf {
  const first = createHash("sha256").update(query).digest()[0] ?? 0;
  return first % 2 === 0 ? "tuning" : "reported";
}
