import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "../scripts/browser/findBrowser";
import { assertBuilt, builtSite } from "../scripts/preview/builtSite";
import { runMain } from "../scripts/process/runMain";
import { auditPage, type AuditedVisit, type Report } from "./auditPage";
import { longestPage, templatePages } from "./measuredPages";
import { median } from "./median";
import { rounds } from "./rounds";
import { whileServed } from "./whileServed";
import { wordsAlone } from "./wordsAlone";

const port = 9200;

/** In ms, so it matters whether the machine had a processor free. */
const timed = ["largest-contentful-paint", "total-blocking-time"];
const audits = [...timed, "cumulative-layout-shift"];

runMain(async () => {
  assertBuilt();
  const { path: browser } = await findBrowser();
  const measureSite = (site: string, paths: readonly string[]) =>
    whileServed(site, port, () => measurePages(paths, browser));
  const rows = await measureSite(builtSite, templatePages);
  const alone = await measureSite(folderOfWords(), ["/"]);
  console.log(`Medians of ${rounds}.\n`);
  console.table({ ...rows, [`${longestPage}, words alone`]: alone["/"] });
});

async function measurePages(paths: readonly string[], browser: string) {
  const rows: Record<string, Record<string, number>> = {};
  for (const path of paths) {
    const visits: AuditedVisit[] = [];
    for (let round = 0; round < rounds; round += 1) {
      visits.push(await auditPage(`http://localhost:${port}${path}`, browser));
    }
    rows[path] = medians(visits);
  }
  return rows;
}

/** A site of one page, which has the words of the longest one and no tags: as fast as any page with these words. */
function folderOfWords(): string {
  const folder = mkdtempSync(join(tmpdir(), "words-"));
  const html = readFileSync(join(builtSite, longestPage, "index.html"), "utf8");
  writeFileSync(join(folder, "index.html"), wordsAlone(html));
  return folder;
}

function medians(visits: readonly AuditedVisit[]): Record<string, number> {
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
