import type { Tools } from "./findTools";
import type { Program } from "./programs";
import { runProgram, type Outcome, type RunOptions } from "./runProgram";

/** Runs the programs one after the other and prints each; resolves to how many failed. */
export async function runAll(
  programs: readonly Program[],
  tools: Tools,
  options: RunOptions,
  print: (line: string) => void,
): Promise<number> {
  if (tools.missing.length > 0) {
    print("Nothing was run, because this is missing:");
    tools.missing.forEach((missing) => print(`  - ${missing}`));
    print(summary(programs.length, []));
    return 0;
  }
  const outcomes: Outcome[] = [];
  for (const program of programs) {
    const outcome = await runProgram(program, tools, options);
    outcomes.push(outcome);
    print(describe(outcome));
  }
  print(summary(programs.length, outcomes));
  return count(outcomes, "failed");
}

function describe({ location, status, detail }: Outcome): string {
  switch (status) {
    case "passed":
      return `passed  ${location}`;
    case "skipped":
      return `skipped ${location}: ${detail}`;
    case "failed":
      return `FAILED  ${location}\n${detail.trim().replaceAll(/^/gm, "    ")}`;
  }
}

function summary(marked: number, outcomes: readonly Outcome[]): string {
  const run = outcomes.length - count(outcomes, "skipped");
  return `${marked} programs: ${run} run, ${count(outcomes, "passed")} passed, ${count(outcomes, "failed")} failed, ${marked - run} skipped`;
}

function count(outcomes: readonly Outcome[], status: Outcome["status"]): number {
  return outcomes.filter((outcome) => outcome.status === status).length;
}
