/** Signs that Markdown leaves on the page as they are, why, and what to write instead. */
export interface WrittenRule {
  rule: string;
  pattern: RegExp;
  why: string;
  hint: string;
}

/** Returns rules of one name. */
export function rulesOf(
  rule: string,
  ...rules: [pattern: RegExp, why: string, hint: string][]
): WrittenRule[] {
  return rules.map(([pattern, why, hint]) => ({ rule, pattern, why, hint }));
}
