import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { findBrowser } from "../scripts/browser/findBrowser";
import { assertBuilt, builtSite } from "../scripts/preview/builtSite";
import { runCommand } from "../scripts/process/runCommand";
import { runMain } from "../scripts/process/runMain";
import { browserTrace, inProcessorTime } from "./inProcessorTime";
import { templatePages } from "./measuredPages";
import { median } from "./median";
import { rounds } from "./rounds";
import { whileServed } from "./whileServed";
import { wordsAlone } from "./wordsAlone";

/** Fetched when it is asked for: it is larger than all the rest that the tests install. */
const lighthouse = "lighthouse@12.8.2";
const port = 9200;
/** The longest page; its words alone are measured, too. */
const longest = "/docs/api/page";

/** Where Lighthouse keeps the trace of a visit, in the folder of what it gathered. */
const traceFile = "defaultPass.trace.json";

const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
});
type Report = z.infer<typeof report>;

/** A visit as it was, and as if no task of the browser had waited for a processor. */
interface Visit {
  onClock: Report;
  inProcessor: Report;
}

/** In ms, so it matters whether the machine had a processor free. */
const timed = ["largest-contentful-paint", "total-blocking-time"];
const audits = [...timed, "cumulative-layout-shift"];
/** A visit is lost now and then, such as with `NO_NAVSTART`, where the browser's trace lacks its beginning. */
const attempts = 3;

runMain(async () => {
  assertBuilt();
  const { path: browser } = await findBrowser();
  const measureSite = (site: string, paths: readonly string[]) =>
    whileServed(site, port, () => measurePages(paths, browser));
  const rows = await measureSite(builtSite, templatePages);
  const alone = await measureSite(folderOfWords(), ["/"]);
  console.log(`Medians of ${rounds}.\n`);
  console.table({ ...rows, [`${longest}, words alone`]: alone["/"] });
});

async function measurePages(paths: readonly string[], browser: string) {
  const rows: Record<string, Record<string, number>> = {};
  for (const path of paths) {
    const visits: Visit[] = [];
    for (let round = 0; round < rounds; round += 1) visits.push(await measure(path, browser));
    rows[path] = medians(visits);
  }
  return rows;
}

/** A site of one page, which has the words of the longest one and no tags: as fast as any page with these words. */
function folderOfWords(): string {
  const folder = mkdtempSync(join(tmpdir(), "words-"));
  const html = readFileSync(join(builtSite, longest, "index.html"), "utf8");
  writeFileSync(join(folder, "index.html"), wordsAlone(html));
  return folder;
}

async function measure(path: string, browser: string): Promise<Visit> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const found = await visit(path, browser);
    if (found) return found;
  }
  throw new Error(`Lighthouse could not measure ${path} in ${attempts} attempts.`);
}

/** What Lighthouse gathers of a visit is about 10 MB, and is gone when this is done. */
async function visit(path: string, browser: string): Promise<Visit | null> {
  const folder = mkdtempSync(join(tmpdir(), "lighthouse-"));
  const url = `http://localhost:${port}${path}`;
  const chromeFlags = "--chrome-flags=--headless=new --no-sandbox";
  try {
    const onClock = await readReport(folder, [url, chromeFlags, `-GA=${folder}`], browser);
    if (!onClock) return null;
    leaveWaitingOut(join(folder, traceFile));
    const inProcessor = await readReport(folder, [`-A=${folder}`], browser);
    return inProcessor && { onClock, inProcessor };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function readReport(
  folder: string,
  options: readonly string[],
  browser: string,
): Promise<Report | null> {
  const file = join(folder, "report.json");
  const output = ["--quiet", "--output=json", `--output-path=${file}`];
  const status = await runCommand("npx", ["--yes", lighthouse, ...options, ...output], {
    env: { CHROME_PATH: browser },
  });
  return status === 0 ? report.parse(JSON.parse(readFileSync(file, "utf8"))) : null;
}

function leaveWaitingOut(file: string): void {
  const trace = browserTrace.parse(JSON.parse(readFileSync(file, "utf8")));
  writeFileSync(
    file,
    JSON.stringify({ ...trace, traceEvents: inProcessorTime(trace.traceEvents) }),
  );
}

function medians(visits: readonly Visit[]): Record<string, number> {
  const onClock = visits.map((visit) => visit.onClock);
  const inProcessor = visits.map((visit) => visit.inProcessor);
  const row: Record<string, number> = {};
  for (const id of Object.keys(onClock[0]?.categories ?? {})) {
    row[id] = median(onClock.map(({ categories }) => (categories[id]?.score ?? 0) * 100));
  }
  for (const id of audits) row[id] = medianAudit(onClock, id);
  for (const id of timed) row[`${id}, processor time`] = medianAudit(inProcessor, id);
  return row;
}

function medianAudit(reports: readonly Report[], id: string): number {
  const value = median(reports.map((one) => one.audits[id]?.numericValue ?? 0));
  return Math.round(value * 1000) / 1000;
}
