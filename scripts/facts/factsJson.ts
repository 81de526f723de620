/** Returns the text of a file of facts: one space for each level, so that a change of one fact is a line. */
export function factsJson(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}
