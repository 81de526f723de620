import { gzipSync } from "node:zlib";
import { runMain } from "../scripts/process/runMain";
import { searchFiles } from "../src/node/search/searchFiles";
import type { SearchBackend } from "../src/search/searchBackend";
import type { SearchRecord } from "../src/shared/searchRecord";
import { goldenQueries } from "../test/golden/goldenQueries";
import { goldenResults } from "../test/golden/goldenResults";
import { goldenTable } from "../test/golden/goldenTable";
import { embeddedSearchOf, realSearchRecords } from "../test/golden/realSearch";
import { growRecords } from "./growRecords";

/** How many times today's records, and each how-manieth key press is measured. */
const scales = [
  { times: 1, every: 4 },
  { times: 10, every: 30 },
  { times: 100, every: 300 },
];
const dialogResults = 24;
/** The processor of a slow phone beside this one. */
const slowDown = 4;

runMain(async () => {
  const records = realSearchRecords();
  const results = await goldenResults(embeddedSearchOf(records));
  console.table(goldenTable(results));
  for (const { times, every } of scales) {
    console.table({ [`${times}×`]: await measure(growRecords(records, times), every) });
  }
});

async function measure(records: readonly SearchRecord[], every: number) {
  const sizes = searchFiles(records).map(({ body }) => gzipSync(body, { level: 9 }).length);
  const backend = embeddedSearchOf(records);
  const build = await timeOf(backend, "page");
  const times = await keyTimes(backend, every);
  const at = (part: number) => times[Math.floor((times.length - 1) * part)] ?? 0;
  return {
    records: records.length,
    "names, kB gzip": kilo(sizes[0]),
    "text, kB gzip": kilo(sizes[1]),
    "built in, ms": Math.round(build),
    "p50, ms": at(0.5).toFixed(1),
    "p95, ms": at(0.95).toFixed(1),
    [`p95 at ${slowDown}×, ms`]: (at(0.95) * slowDown).toFixed(1),
  };
}

/** From a key press to its results, for golden queries typed letter by letter, in rising order. */
async function keyTimes(backend: SearchBackend, every: number): Promise<number[]> {
  const typed = goldenQueries.flatMap(({ query }) =>
    Array.from({ length: Math.min(query.length, 40) }, (_, index) => query.slice(0, index + 1)),
  );
  const times: number[] = [];
  for (const query of typed.filter((_query, index) => index % every === 0)) {
    times.push(Math.min(await timeOf(backend, query), await timeOf(backend, query)));
  }
  return times.sort((one, other) => one - other);
}

/** Time of the processor, so that what else runs on this machine does not count. */
async function timeOf(backend: SearchBackend, query: string): Promise<number> {
  const start = process.cpuUsage();
  await backend.search(query, dialogResults);
  return process.cpuUsage(start).user / 1000;
}

function kilo(bytes = 0): string {
  return (bytes / 1000).toFixed(1);
}
