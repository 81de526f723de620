import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { runCommand } from "../scripts/process/runCommand";
import { browserTrace, inProcessorTime } from "./inProcessorTime";

/** Fetched when it is asked for: it is larger than all the rest that the tests install. */
const lighthouse = "lighthouse@12.8.2";
/** Where Lighthouse keeps the trace of a visit, in the folder of what it gathered. */
const traceFile = "defaultPass.trace.json";
/** A visit is lost now and then, such as with `NO_NAVSTART`, where the browser's trace lacks its beginning. */
const attempts = 3;

const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
});
export type Report = z.infer<typeof report>;

/** A visit as it was, and as if no task of the browser had waited for a processor. */
export interface AuditedVisit {
  onClock: Report;
  inProcessor: Report;
}

/** What Lighthouse says of a page (mobile, simulated throttling), visited by the browser of that path. */
export async function auditPage(url: string, browser: string): Promise<AuditedVisit> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const found = await visit(url, browser);
    if (found) return found;
  }
  throw new Error(`Lighthouse could not measure ${url} in ${attempts} attempts.`);
}

/** What Lighthouse gathers of a visit is about 10 MB, and is gone when this is done. */
async function visit(url: string, browser: string): Promise<AuditedVisit | null> {
  const folder = mkdtempSync(join(tmpdir(), "lighthouse-"));
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
