/** The value that a description names as the one in force: `30000`, `load`, `false`; never the sentence. */
export function namedDefault(comment: string): string | null {
  const found = named.exec(comment);
  const value = (found?.[1] ?? found?.[2])?.replaceAll(/^["']|["']$/g, "") ?? "";
  return value === "" || value.startsWith("process.") ? null : value;
}

/** "Defaults to `false`"; not "will default to", which is a plan. */
const named = /(?<!will\s)\bdefaults?\s+to\s+(?:`([^`]+)`|(\d+(?:\.\d+)?|true|false)\b)/i;

/** Members that a notice names: `Locator.fill` of "[`method: Locator.fill`]". */
export function namedMembers(notice: string | undefined): string[] {
  const found = (notice ?? "").matchAll(/\[`(?:method|property|event): (\w+\.\w+)`\]/g);
  return [...new Set([...found].map(([, name = ""]) => name))];
}
