/** Returns a name as code; nothing where there is none. */
export function code(name: string | null): string | null {
  return name === null ? null : `\`${name}\``;
}

/** Returns names as code, one after another; nothing where there is none. */
export function codes(names: readonly string[]): string | null {
  return names.length === 0 ? null : names.map((name) => `\`${name}\``).join(", ");
}

/** Returns a name as code that leads to a place. */
export function codeLink(name: string, href: string): string {
  return `[\`${name}\`](${href})`;
}

/** Returns parts of a line in brackets; nothing where there is none. */
export function inBrackets(parts: readonly string[]): string {
  return parts.length > 0 ? ` (${parts.join(", ")})` : "";
}

/** Returns what there is of some parts of a sentence. */
export function joinParts(parts: readonly (string | null)[], separator = " "): string {
  return parts.filter(Boolean).join(separator);
}

/** Returns a list of facts; what is not known has no item. */
export function factList(
  facts: readonly (readonly [label: string, text: string | null])[],
): string {
  return joinParts(
    facts.map(([label, text]) => text && `- ${label}: ${text}`),
    "\n",
  );
}
