import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { assertNodeVersion } from "./process/nodeVersion";
import { runCommand, runScript } from "./process/runCommand";
import type { CommandSyntax } from "./process/readCommandLine";
import { runMain } from "./process/runMain";
import { adminKeyCanary } from "./testRun/canary";
import { reportFolder, reports } from "./testRun/reports";
import { runSteps, type Stage, type Step } from "./testRun/runSteps";
import {
  formatSummaries,
  summarizeJest,
  summarizePlaywright,
  type Summary,
} from "./testRun/summary";

const build = "production build";
const plain = "plain build";
const installBrowsers = ["tsx", "scripts/installBrowsers.ts"];

/**
 * Two lanes keep two processors busy, until the tests in a browser have the machine for themselves. The browsers of a
 * bare machine come meanwhile.
 */
const stages: Stage[] = [
  [
    [{ name: "browsers", run: (write) => runCommand("npx", installBrowsers, { write }) }],
    [
      step("types", "types"),
      step("lint", "lint"),
      step("format check", "format:check"),
      step("content check", "check:content"),
      step("example check", "examples:check"),
      step("authoring tests", "test:authoring", ["--json", `--outputFile=${reports.authoring}`]),
    ],
    [
      step(plain, "build:plain"),
      needing(
        plain,
        step("journeys", "test:e2e", ["journeys.spec.ts"], { E2E_REPORT: reports.journeys }),
      ),
      step(build, "build", [], { ALGOLIA_ADMIN_KEY: adminKeyCanary }),
      needing(build, step("page budgets", "bench:budgets")),
      needing(build, step("link check", "check:links")),
      needing(build, step("HTML check", "check:html")),
      step("unit tests", "test:unit", ["--json", `--outputFile=${reports.jest}`]),
    ],
  ],
  // The journeys were walked on the plain build.
  [[needing(build, step("end-to-end tests", "test:e2e", ["--grep-invert=@journeys"]))]],
];

const command: CommandSyntax = {
  usage: "npm test",
  does: "Runs every check, build and test, and names all that failed.",
};

runMain(async () => {
  assertNodeVersion();
  rmSync(reportFolder, { recursive: true, force: true });
  mkdirSync(reportFolder, { recursive: true });
  const failed = await runSteps(stages, console.log);
  console.log(failed.length === 0 ? "\nAll steps passed." : `\nFailed: ${failed.join(", ")}`);
  console.log(formatSummaries(readSummaries()));
  process.exitCode = failed.length === 0 ? 0 : 1;
}, command);

/** Returns a step that runs a script of package.json. */
function step(name: string, script: string, args?: string[], env?: Record<string, string>): Step {
  return { name, run: (write) => runScript(script, args, { env, write }) };
}

function needing(needs: string, step: Step): Step {
  return { ...step, needs };
}

function readSummaries(): Summary[] {
  return [
    ...readReport(reports.jest, summarizeJest),
    ...readReport(reports.authoring, (report) => summarizeJest(report, "Authoring tests (Jest)")),
    ...readReport(reports.journeys, (report) =>
      summarizePlaywright(report, "Journeys, plain build"),
    ),
    ...readReport(reports.playwright, summarizePlaywright),
  ];
}

function readReport(file: string, summarize: (report: unknown) => Summary): Summary[] {
  return existsSync(file) ? [summarize(JSON.parse(readFileSync(file, "utf8")))] : [];
}
