import type { Problem } from "../../shared/text/problem";
import type { Content } from "../content/parseContent";
import { checkExamples } from "./checkExamples";

/** The result of checking all examples. */
export interface ExampleReport {
  blocks: number;
  resolved: number;
  unresolved: { file: string; line: number; name: string }[];
  optionsChecked: number;
  optOuts: { file: string; line: number; reason: string }[];
  problems: Problem[];
}

/** The least share of calls on library objects that the check must be able to judge. */
const leastResolved = 0.95;

/** Adds up what the check finds in the examples of all documents. */
export function reportExamples({
  documents,
  library,
}: Pick<Content, "documents" | "library">): ExampleReport {
  const all = documents.flatMap((document) =>
    checkExamples(document, library).map((example) => ({ file: document.file, ...example })),
  );
  const results = all.flatMap(({ result }) => result ?? []);
  return {
    blocks: all.length,
    resolved: sum(results.map(({ calls }) => calls.resolved)),
    unresolved: results.flatMap(({ calls }) => calls.unresolved),
    optionsChecked: sum(results.map(({ optionsChecked }) => optionsChecked)),
    optOuts: all.flatMap(({ file, block }) =>
      block.unchecked === null ? [] : [{ file, line: block.line - 1, reason: block.unchecked }],
    ),
    problems: results.flatMap(({ problems }) => problems),
  };
}

/** Returns whether nothing is wrong and enough could be judged. */
export function isGood(report: ExampleReport): boolean {
  return report.problems.length === 0 && shareResolved(report) >= leastResolved;
}

/** Returns the report as lines for a terminal. */
export function formatExampleReport(report: ExampleReport, milliseconds: number): string {
  const { blocks, resolved, unresolved, optionsChecked, optOuts } = report;
  const calls = resolved + unresolved.length;
  return [
    `Ruby blocks:       ${blocks}, ${blocks - optOuts.length} checked`,
    `Calls:             ${calls} on objects of the library`,
    `Resolved:          ${resolved} (${(shareResolved(report) * 100).toFixed(1)} %; at least ${leastResolved * 100} % are wanted)`,
    `Options checked:   ${optionsChecked}`,
    `Left out:          ${optOuts.length}`,
    ...optOuts.map(({ file, line, reason }) => `  ${file}:${line} ${reason}`),
    `Unresolved:        ${unresolved.length}`,
    ...unresolved.map(({ file, line, name }) => `  ${file}:${line} ${name}`),
    `Time:              ${(milliseconds / 1000).toFixed(2)} s`,
  ].join("\n");
}

function shareResolved({ resolved, unresolved }: ExampleReport): number {
  const calls = resolved + unresolved.length;
  return calls === 0 ? 1 : resolved / calls;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
