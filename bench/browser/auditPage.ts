import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { runCommand } from "../../scripts/process/runCommand";

/** npm fetches it when it is asked for: it is larger than all else that the tests install. */
const lighthouse = "lighthouse@12.8.2";
/** Now and then a visit is lost (`NO_NAVSTART`: the browser's trace lacks its beginning). */
const attempts = 3;

const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
});

/** Scores of 100 by category, and `LCP, ms`, `TBT, ms` and `CLS`. */
export type Audit = Record<string, number>;

/** Returns Lighthouse's findings for a page (mobile, simulated throttling), visited by the browser of that path. */
export async function auditPage(url: string, browser: string): Promise<Audit> {
  const folder = mkdtempSync(join(tmpdir(), "lighthouse-"));
  const file = join(folder, "report.json");
  const flags = ["--quiet", "--chrome-flags=--headless=new --no-sandbox"];
  const args = ["--yes", lighthouse, url, ...flags, "--output=json", `--output-path=${file}`];
  try {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const status = await runCommand("npx", args, { env: { CHROME_PATH: browser } });
      if (status === 0) return toAudit(JSON.parse(readFileSync(file, "utf8")));
    }
    throw new Error(`Lighthouse could not measure ${url} in ${attempts} attempts.`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function toAudit(json: unknown): Audit {
  const { categories, audits } = report.parse(json);
  const scores = Object.entries(categories).map(([id, { score }]) => [id, (score ?? 0) * 100]);
  const valueOf = (id: string) => Math.round((audits[id]?.numericValue ?? 0) * 1000) / 1000;
  return {
    ...(Object.fromEntries(scores) as Audit),
    "LCP, ms": Math.round(valueOf("largest-contentful-paint")),
    "TBT, ms": Math.round(valueOf("total-blocking-time")),
    CLS: valueOf("cumulative-layout-shift"),
  };
}
