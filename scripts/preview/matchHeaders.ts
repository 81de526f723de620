/** A block of `_headers`: which paths it is for and what it sets. */
export interface HeaderRule {
  forRegExp: RegExp;
  values: Record<string, string>;
}

/** Returns the headers that a path gets, each name once and in lower case; a later block wins. */
export function matchHeaders(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter(({ forRegExp }) => forRegExp.test(path));
  const entries = matching.flatMap(({ values }) => Object.entries(values));
  return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), value]));
}
