import { formatExampleReport, isGood, reportExamples } from "../src/node/check/exampleReport";
import { parseContent } from "../src/node/content/parseContent";
import { readContent } from "../src/node/content/readContent";
import { formatProblems } from "../src/shared/text/problem";
import { type CommandSyntax, runMain } from "./process/runMain";

const command: CommandSyntax = {
  usage: "npm run examples:check",
  does: "Checks every Ruby example against the facts, and says which calls it could not judge.",
};

runMain(() => {
  const content = parseContent(readContent(process.cwd()));
  const startedAt = performance.now();
  const report = reportExamples(content);
  console.log(formatExampleReport(report, performance.now() - startedAt));
  if (report.problems.length > 0) console.error(`\n${formatProblems(report.problems)}`);
  if (!isGood(report)) process.exitCode = 1;
}, command);
