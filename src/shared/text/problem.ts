/** One thing an author must mend: what is wrong, where, and what to write instead. */
export interface Problem {
  /** Path from the repository's root. */
  file: string;
  /** 1-based; 1 where the problem is the whole file. */
  line: number;
  /** 1-based column, where it is known. */
  column?: number;
  /** Short kebab-case name of the broken rule. */
  rule: string;
  /** The fault. */
  message: string;
  /** The remedy: what to write instead. */
  hint?: string;
}

/** A problem by itself, before its place is known. */
export type Finding = Pick<Problem, "rule" | "message" | "hint">;

/** A rule, and what is said where it is broken. */
export type RuleCheck = readonly [isBroken: boolean, rule: string, message: string, hint: string];

/** Returns the findings of the rules that are broken. */
export function brokenRules(...checks: readonly RuleCheck[]): Finding[] {
  return checks.flatMap(([isBroken, rule, message, hint]) =>
    isBroken ? [{ rule, message, hint }] : [],
  );
}

/** Returns one line for each problem, `file:line:column rule message`, its hint indented below; ordered by place. */
export function formatProblems(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  return `${count} in the content:\n\n${linesOf(problems)}`;
}

/** Returns the same of what has only to be known. */
export function formatNotices(notices: readonly Problem[]): string {
  return `For your attention:\n\n${linesOf(notices)}\n`;
}

function linesOf(problems: readonly Problem[]): string {
  return [...problems].sort(byLocation).map(formatProblem).join("\n");
}

function byLocation(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file, "en") || a.line - b.line || (a.column ?? 0) - (b.column ?? 0);
}

function formatProblem(problem: Problem): string {
  const { rule, message, hint } = problem;
  return `${formatLocation(problem)} ${rule} ${message}${hint ? `\n    ${hint}` : ""}`;
}

/** `content/docs/api/page.mdx:12:5`, as editors and terminals open it. */
export function formatLocation({ file, line, column }: Problem): string {
  return column === undefined ? `${file}:${line}` : `${file}:${line}:${column}`;
}

/** A position in a text, both numbers counted from 1. */
export type TextPosition = Required<Pick<Problem, "line" | "column">>;

/** Returns the position of a character by its index. */
export function textPosition(text: string, index: number): TextPosition {
  const lines = text.slice(0, index).split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
