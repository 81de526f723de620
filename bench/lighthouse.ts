import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { findBrowser } from "../scripts/browser/findBrowser";
import { assertBuilt, builtSite } from "../scripts/preview/builtSite";
import { createPreviewServer } from "../scripts/preview/createPreviewServer";
import { listen } from "../scripts/preview/listen";
import { runCommand } from "../scripts/process/runCommand";
import { runMain } from "../scripts/process/runMain";
import { measuredPages } from "./measuredPages";

/** Fetched when it is asked for: it is larger than all the rest that the tests install. */
const lighthouse = "lighthouse@12.8.2";
const port = 9200;

const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ displayValue: z.string().optional() })),
});
const audits = ["largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"];

runMain(async () => {
  assertBuilt();
  const { path: browser } = await findBrowser();
  const server = await createPreviewServer(builtSite);
  await listen(server, port);
  const rows: Record<string, Record<string, unknown>> = {};
  for (const path of measuredPages) rows[path] = await measure(path, browser);
  console.table(rows);
  server.close();
});

async function measure(path: string, browser: string): Promise<Record<string, unknown>> {
  const file = join(mkdtempSync(join(tmpdir(), "lighthouse-")), "report.json");
  const url = `http://localhost:${port}${path}`;
  const chromeFlags = "--chrome-flags=--headless=new --no-sandbox";
  const options = [chromeFlags, "--quiet", "--output=json", `--output-path=${file}`];
  const status = await runCommand("npx", ["--yes", lighthouse, url, ...options], {
    env: { CHROME_PATH: browser },
  });
  if (status !== 0) throw new Error(`Lighthouse could not measure ${path}.`);
  return toRow(report.parse(JSON.parse(readFileSync(file, "utf8"))));
}

function toRow(result: z.infer<typeof report>): Record<string, unknown> {
  const scores = Object.entries(result.categories).map(([id, { score }]) => [id, score] as const);
  const values = audits.map((id) => [id, result.audits[id]?.displayValue] as const);
  return Object.fromEntries<string | number | null | undefined>([...scores, ...values]);
}
