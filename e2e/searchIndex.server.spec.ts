// [row 22]
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import "../test/yamlModules.cjs";
import { builtSite } from "../scripts/preview/builtSite";
import { searchConfig } from "../src/config/search";
import { createNameIndex } from "../src/search/engine/nameIndex";
import type { SearchBackend } from "../src/search/backends/searchBackend";
import { createTextIndex } from "../src/search/engine/textIndex";
import {
  readIndex,
  readNames,
  type NamesFile,
  type TextFile,
} from "../src/shared/search/searchIndex";
import type { SearchEntry } from "../src/shared/search/searchRecord";
import { goldenQueries, type GoldenQuery, type QueryHalf } from "../test/golden/goldenQueries";
import { goldenResults, shareWithin, type GoldenResult } from "../test/golden/goldenResults";
import { pastedMessages } from "../test/golden/pastedMessages";
import { blindQueries, publicQueries, threadQueries } from "../test/golden/publicQueries";

// In one process, over the files that the build has written: the content is not parsed again.
test.describe.configure({ mode: "serial" });

const symbols = readFile(searchConfig.symbolsPath);
const text = readFile(searchConfig.textPath);
const names = readNames(JSON.parse(symbols) as NamesFile);
const index = createTextIndex(
  { entries: names, index: createNameIndex(names) },
  JSON.parse(text) as TextFile,
);
const backend: SearchBackend = {
  search: async (query, limit) => ({
    entries: (await index).find(query, limit),
    source: "embedded",
  }),
};

test("the names are at most 26 kB, and the text 130 kB", () => {
  expect(gzipSync(symbols, { level: 9 }).length).toBeLessThanOrEqual(26_000);
  expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(130_000);
});

test("there are places of every kind", () => {
  expect(new Set(entries().map(({ kind }) => kind)).size).toBe(6);
});

test("there are at least 120 golden queries, each once", () => {
  expect(goldenQueries.length).toBeGreaterThanOrEqual(120);
  expect(new Set(goldenQueries.map(({ query }) => query)).size).toBe(goldenQueries.length);
});

test("there are at least 1200 queries in words of others, each once, none of them without an answer", () => {
  const all = [...publicQueries, ...blindQueries, ...threadQueries];
  expect(all.length).toBeGreaterThanOrEqual(1200);
  expect(new Set(all.map(({ query }) => query)).size).toBe(all.length);
  expect(all.filter(({ expected }) => expected.length === 0)).toEqual([]);
});

test("golden queries lead to places that there are", () => {
  const urls = new Set(entries().map(({ url }) => url));
  const all = [...goldenQueries, ...publicQueries, ...blindQueries, ...threadQueries];
  expect(all.flatMap(({ expected }) => expected.filter((url) => !urls.has(url)))).toEqual([]);
});

const nameKinds: readonly string[] = ["Ruby name", "JavaScript name", "Python name", "option"];

/** The shares below which a change may not fall: of names and options first, of all among the first three. */
const leastShares: Record<QueryHalf, { names: number; all: number }> = {
  tuning: { names: 0.98, all: 0.98 },
  reported: { names: 0.95, all: 0.95 },
};

test("golden queries find their answers", async () => {
  const results = await goldenResults(backend, goldenQueries);
  for (const [half, least] of Object.entries(leastShares)) {
    const asked = results.filter((result) => result.half === half);
    const named = asked.filter(({ kind }) => nameKinds.includes(kind));
    expect(shareWithin(named, 1), missed(named, 1)).toBeGreaterThanOrEqual(least.names);
    expect(shareWithin(asked, 3), missed(asked, 3)).toBeGreaterThanOrEqual(least.all);
  }
});

/** The same of queries in words of others: first, and among the first three. */
const leastOfOthers: readonly (readonly [
  set: string,
  queries: readonly GoldenQuery[],
  least: Record<QueryHalf, { first: number; third: number }>,
])[] = [
  [
    "queries in words of public questions",
    publicQueries,
    { tuning: { first: 0.93, third: 0.98 }, reported: { first: 0.87, third: 0.96 } },
  ],
  [
    "queries that were written before they were tried",
    blindQueries,
    { tuning: { first: 0.91, third: 0.96 }, reported: { first: 0.84, third: 0.92 } },
  ],
  [
    "titles of threads",
    threadQueries,
    { tuning: { first: 0.93, third: 0.97 }, reported: { first: 0.86, third: 0.94 } },
  ],
];

for (const [set, queries, leastOf] of leastOfOthers) {
  test(`${set} find their answers`, async () => {
    const results = await goldenResults(backend, queries);
    for (const [half, least] of Object.entries(leastOf)) {
      const asked = results.filter((result) => result.half === half);
      expect(shareWithin(asked, 1), missed(asked, 1)).toBeGreaterThanOrEqual(least.first);
      expect(shareWithin(asked, 3), missed(asked, 3)).toBeGreaterThanOrEqual(least.third);
    }
  });
}

test("a pasted message leads to the error that it is about", async () => {
  for (const [heading, message] of pastedMessages) {
    const [best] = (await backend.search(message, 5)).entries;
    expect(best?.kind, message).toBe("error");
    expect(best?.subheading ?? best?.heading, message).toMatch(heading);
  }
});

function entries(): SearchEntry[] {
  return readIndex(JSON.parse(text) as TextFile, names).entries;
}

/** Returns what is not where it should be; of reported queries only how many. */
function missed(asked: readonly GoldenResult[], first: number): string {
  const late = asked.filter(({ rank }) => rank < 0 || rank >= first);
  const told = late.filter(({ half }) => half === "tuning");
  return [
    `${late.length} missed`,
    ...told.map(({ query, first: found }) => `${query}: ${found}`),
  ].join("\n");
}

function readFile(path: string): string {
  return readFileSync(join(builtSite, path), "utf8");
}
