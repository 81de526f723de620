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
