import { conventionalNames } from "./types/conventionalNames";
import { Findings, type Finding } from "./report/findings";
import type { LibraryFacts } from "./facts/libraryFacts";
import { runPending } from "./read/procs";
import { readSource, type RubySource } from "./parse/rubySource";
import { reader } from "./read/readNode";
import {
  Scope,
  createDefinitions,
  typeOf,
  type Definitions,
  type Program,
  type Walk,
} from "./read/walk";

/** One thing that is wrong in an example: what, where, and what to write instead. */
export interface Problem {
  file: string;
  /** 1-based. */
  line: number;
  /** 1-based. */
  column: number;
  /** Short kebab-case name of the broken rule. */
  rule: string;
  message: string;
  /** The text to write instead. */
  hint?: string;
}

/** The position of an example, and what its author says of it. */
export interface ExampleOptions {
  /** The file that problems name. */
  file: string;
  /** The line and column of the file at which the source begins; 1 and 1 where it is the whole file. */
  line?: number;
  column?: number;
  /** The class that the page is about: its name in snake case is an object of it. */
  ownClass?: string | null;
  /** `deprecated` and `discouraged` allow the use of such members. */
  flags?: readonly string[];
  /** The definitions of the examples before it on the same page. */
  earlier?: Definitions | null;
}

/** The result of checking an example. */
export interface ExampleResult {
  problems: Problem[];
  calls: { resolved: number; unresolved: { file: string; line: number; name: string }[] };
  optionsChecked: number;
  /** To hand to the next example as `earlier`. */
  definitions: Definitions;
}

/** Checks Ruby source against the facts of the library. Never throws for what an author wrote. */
export function checkExample(
  text: string,
  facts: LibraryFacts,
  options: ExampleOptions,
): ExampleResult {
  const source = readSource(text);
  const toProblem = problemAt(source, options);
  if (source.errors.length > 0)
    return { ...emptyResult(), problems: source.errors.slice(0, 1).map(toProblem) };
  const { findings, definitions } = readUntilSettled(source, facts, options);
  const unresolved = findings.unresolved.map(({ offset, name }) => ({
    ...positionOf(source, offset, options),
    name,
  }));
  return {
    problems: [...findings.all, ...needlessMarks(findings)].map(toProblem),
    calls: { resolved: findings.resolved, unresolved },
    optionsChecked: findings.optionsChecked,
    definitions,
  };
}

function emptyResult(): ExampleResult {
  const calls = { resolved: 0, unresolved: [] };
  return { problems: [], calls, optionsChecked: 0, definitions: createDefinitions() };
}

/** A method may be defined after its call, so the source is read again while there is something new to know. */
function readUntilSettled(
  source: RubySource,
  facts: LibraryFacts,
  options: ExampleOptions,
): { findings: Findings; definitions: Definitions } {
  const definitions = createDefinitions();
  for (let pass = 1; ; pass += 1) {
    const program = createProgram(source, facts, options, definitions);
    const walk = createWalk(program);
    typeOf(source.program, walk);
    runPending(walk);
    definitions.locals = walk.scope.entries();
    if (!program.changed || pass === 4) return { findings: program.findings, definitions };
  }
}

function createProgram(
  { text }: RubySource,
  facts: LibraryFacts,
  { ownClass = null, flags = [], earlier = null }: ExampleOptions,
  definitions: Definitions,
): Program {
  return {
    reader,
    facts,
    conventional: conventionalNames(facts, ownClass),
    capybara: isCapybara(text),
    definitions,
    earlier,
    findings: new Findings(flags),
    ran: new Set(),
    pending: [],
    changed: false,
  };
}

/** In specs that Capybara drives `page` is its session. */
function isCapybara(text: string): boolean {
  return /\btype: :(system|feature)\b|\bCapybara\b|SystemTest(Case)?\b|^\s*visit[ (]/m.test(text);
}

function createWalk(program: Program): Walk {
  return {
    program,
    scope: new Scope(),
    owner: "",
    isSingleton: false,
    method: null,
    maybe: false,
    blockedBy: null,
  };
}

function needlessMarks(findings: Findings): Finding[] {
  return findings.needlessMarks.map((mark) => {
    const message = `The block is marked ${mark}, and nothing in it is.`;
    return { offset: 0, rule: "example-needless-mark", message };
  });
}

function problemAt(source: RubySource, options: ExampleOptions) {
  return ({ offset, rule, message, hint }: Finding): Problem => ({
    ...positionOf(source, offset, options),
    rule,
    message,
    ...(hint !== undefined && { hint }),
  });
}

function positionOf(
  source: RubySource,
  offset: number,
  { file, line = 1, column = 1 }: ExampleOptions,
): { file: string; line: number; column: number } {
  const position = source.positionOf(offset);
  return { file, line: line + position.line - 1, column: column + position.column - 1 };
}
