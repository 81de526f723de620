import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { assertNodeVersion } from "./process/nodeVersion";
import { runCommand, runScript } from "./process/runCommand";
import { type CommandSyntax, runMain } from "./process/runMain";
import { adminKeyCanary, reportFolder, reports } from "./testRun/reports";
import { runSteps, type Step } from "./testRun/runSteps";
import {
  formatSummaries,
  summarizeJest,
  summarizePlaywright,
  type Summary,
} from "./testRun/summary";

const build = "production build";
const plain = "plain build";
const installBrowsers = ["tsx", "scripts/installBrowsers.ts"];
/** All but the journeys. */
const otherSpecs = ["--grep-invert=@journeys"];

/**
 * The order in which steps get one of two places. The two that others wait for, or that are the longest, come early, so
 * that no processor is left over at the end; then the tests in a browser have the machine for themselves.
 */
const steps: Step[] = [
  { name: "browsers", run: (write) => runCommand("npx", installBrowsers, { write }) },
  step(plain, "build:plain"),
  step("authoring tests", "test:authoring", ["--json", `--outputFile=${reports.authoring}`]),
  needing(
    plain,
    step("journeys", "test:e2e", ["journeys.spec.ts"], { E2E_REPORT: reports.journeys }),
  ),
  // The journeys are walked on what the plain build has made.
  { ...step(build, "build", [], { ALGOLIA_ADMIN_KEY: adminKeyCanary }), after: "journeys" },
  step("lint", "lint"),
  step("unit tests", "test:unit", ["--json", `--outputFile=${reports.jest}`]),
  step("format check", "format:check"),
  step("content check", "check:content"),
  step("example check", "examples:check"),
  needing(build, step("page budgets", "bench:budgets")),
  needing(build, step("link check", "check:links")),
  needing(build, step("HTML check", "check:html")),
  { ...needing(build, step("end-to-end tests", "test:e2e", otherSpecs)), isAlone: true },
];

const command: CommandSyntax = {
  usage: "npm test",
  does: "Runs every check, build and test, and names all that failed.",
};

runMain(async () => {
  assertNodeVersion();
  rmSync(reportFolder, { recursive: true, force: true });
  mkdirSync(reportFolder, { recursive: true });
  const failed = await runSteps(steps, console.log);
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
