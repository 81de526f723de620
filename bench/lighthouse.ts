import { findBrowser } from "../scripts/browser/findBrowser";
import { assertBuilt, builtSite } from "../scripts/preview/builtSite";
import { runMain } from "../scripts/process/runMain";
import { auditPage, type Audit } from "./browser/auditPage";
import { whileServed } from "./browser/openSite";
import { benchPort, measuredPages, rounds } from "./measuredPages";
import { median } from "./median";

const paths = [...measuredPages, "/docs/api"];

/** Prints Lighthouse's scores and times (mobile, simulated throttling) for a page of each template, medians. */
runMain(async () => {
  assertBuilt();
  const { path: browser } = await findBrowser();
  await whileServed(builtSite, benchPort, async () => {
    const rows: Record<string, Audit> = {};
    for (const path of paths) rows[path] = await auditOften(path, browser);
    console.table(rows);
  });
});

async function auditOften(path: string, browser: string): Promise<Audit> {
  const audits: Audit[] = [];
  for (let round = 0; round < rounds; round += 1) {
    audits.push(await auditPage(`http://localhost:${benchPort}${path}`, browser));
  }
  const names = Object.keys(audits[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [name, median(audits.map((audit) => audit[name] ?? 0))]),
  );
}
