/** One thing that speaks against a release: what, where, and what to do. */
export interface Problem {
  file: string;
  /** 1-based. */
  line: number;
  /** Short kebab-case name of the broken rule. */
  rule: string;
  message: string;
  hint: string;
}
