import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { assertNodeVersion } from "./process/nodeVersion";
import { runScript } from "./process/runCommand";
import { runMain } from "./process/runMain";
import { adminKeyCanary } from "./testRun/canary";
import { reportFolder, reports } from "./testRun/reports";
import { runSteps, type Step } from "./testRun/runSteps";
import {
  formatSummaries,
  summarizeJest,
  summarizePlaywright,
  type Summary,
} from "./testRun/summary";

const steps: Step[] = [
  { name: "format check", run: () => runScript("format:check") },
  { name: "lint", run: () => runScript("lint") },
  { name: "types", run: () => runScript("types") },
  { name: "content check", run: () => runScript("check:content") },
  { name: "example check", run: () => runScript("examples:check") },
  {
    name: "unit tests",
    run: () => runScript("test:unit", ["--json", `--outputFile=${reports.jest}`]),
  },
  {
    name: "authoring tests",
    run: () => runScript("test:authoring", ["--json", `--outputFile=${reports.authoring}`]),
  },
  {
    name: "production build",
    run: () => runScript("build", [], { ALGOLIA_ADMIN_KEY: adminKeyCanary }),
  },
  { name: "link check", run: () => runScript("check:links") },
  { name: "HTML check", run: () => runScript("check:html") },
  { name: "end-to-end tests", run: () => runScript("test:e2e") },
];

runMain(async () => {
  assertNodeVersion();
  rmSync(reportFolder, { recursive: true, force: true });
  mkdirSync(reportFolder, { recursive: true });
  const failedStep = await runSteps(steps, console.log);
  console.log(failedStep === null ? "\nAll steps passed." : `\nStopped at: ${failedStep}`);
  console.log(formatSummaries(readSummaries()));
  process.exitCode = failedStep === null ? 0 : 1;
});

function readSummaries(): Summary[] {
  return [
    ...readReport(reports.jest, summarizeJest),
    ...readReport(reports.authoring, (report) => summarizeJest(report, "Authoring tests (Jest)")),
    ...readReport(reports.playwright, summarizePlaywright),
  ];
}

function readReport(file: string, summarize: (report: unknown) => Summary): Summary[] {
  return existsSync(file) ? [summarize(JSON.parse(readFileSync(file, "utf8")))] : [];
}
