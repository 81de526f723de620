import type { Location, Node } from "@ruby/prism/src/nodes.js";

export type SourceRange = Node | Location;

/** One thing that is wrong in the source. */
export interface Finding {
  offset: number;
  rule: string;
  message: string;
  hint?: string | undefined;
}

/** A call whose receiver's class could not be told, though its name is one of the library's. */
export interface UnresolvedCall {
  offset: number;
  name: string;
}

/** A word that a block needs after its language: it says that a poor member is there on purpose. */
export type Mark = (typeof marks)[number];

const marks = ["deprecated", "discouraged"] as const;

/** The findings of one reading of an example; each position counts once, however often it is read. */
export class Findings {
  private readonly problems = new Map<string, Finding>();
  private readonly calls = new Map<string, { name: string; resolved: boolean }>();
  private readonly options = new Set<string>();
  private readonly marks = new Set<Mark>();

  constructor(private readonly allowed: readonly string[]) {}

  problem(at: SourceRange, rule: string, message: string, hint?: string): void {
    const offset = offsetOf(at);
    this.problems.set(`${offset} ${rule} ${message}`, { offset, rule, message, hint });
  }

  /** A call that is the library's, or may be. */
  call(at: SourceRange, name: string, resolved: boolean): void {
    const key = `${offsetOf(at)} ${name}`;
    const known = this.calls.get(key)?.resolved ?? false;
    this.calls.set(key, { name, resolved: resolved || known });
  }

  option(at: SourceRange, name: string): void {
    this.options.add(`${offsetOf(at)} ${name}`);
  }

  /** The use of something poor: a problem where the block does not say that it is on purpose. */
  mark(at: SourceRange, mark: Mark, subject: string, hint?: string): void {
    this.marks.add(mark);
    if (this.allowed.includes(mark)) return;
    const advice = `${hint ?? "Use something else"}, or mark the block: \`\`\`ruby ${mark}`;
    this.problem(at, `example-${mark}`, `${subject} is ${mark}.`, advice);
  }

  /** Returns whether the block carries a mark, which is then needed. */
  allows(mark: Mark): boolean {
    const isAllowed = this.allowed.includes(mark);
    if (isAllowed) this.marks.add(mark);
    return isAllowed;
  }

  /** The use of a member that is there and fails: either mark says that it is on purpose. */
  notWorking(at: SourceRange, label: string, raises: string, hint?: string): void {
    marks.forEach((mark) => this.marks.add(mark));
    if (marks.some((mark) => this.allowed.includes(mark))) return;
    this.problem(at, "example-not-working", `${label} raises ${raises} in this version.`, hint);
  }

  /** Marks that the block carries and does not need. */
  get needlessMarks(): Mark[] {
    return marks.filter((mark) => this.allowed.includes(mark) && !this.marks.has(mark));
  }

  get all(): Finding[] {
    return [...this.problems.values()].sort((a, b) => a.offset - b.offset);
  }

  get resolved(): number {
    return [...this.calls.values()].filter(({ resolved }) => resolved).length;
  }

  get unresolved(): UnresolvedCall[] {
    return [...this.calls]
      .filter(([, { resolved }]) => !resolved)
      .map(([key, { name }]) => ({ offset: Number.parseInt(key, 10), name }));
  }

  get optionsChecked(): number {
    return this.options.size;
  }
}

function offsetOf(at: SourceRange): number {
  return "startOffset" in at ? at.startOffset : at.location.startOffset;
}
