/** Returns a page with a heading behind those that come before it in `order`, and before all others where none does. */
export function withHeading(page: string, heading: string, order: readonly string[]): string {
  const parts = page.trimEnd().split(/\n(?=## )/);
  const headings = parts.map((part) => /^## (.+)/.exec(part)?.[1]?.trim());
  if (headings.includes(heading)) return page;
  const earlier = order.slice(0, order.indexOf(heading));
  const at = Math.max(0, ...earlier.map((other) => headings.indexOf(other)));
  const made = [...parts.slice(0, at + 1), `## ${heading}`, ...parts.slice(at + 1)];
  return `${made.map((part) => part.trimEnd()).join("\n\n")}\n`;
}

/** Returns descriptions with a key for each option of a member, without a text, which the check then asks for. */
export function withKeys(words: string, member: string, options: readonly string[]): string {
  const lines = words.trim() === "" ? [] : words.trimEnd().split("\n");
  let start = lines.indexOf(`${keyOf(member)}:`);
  if (start === -1) start = lines.push(`${keyOf(member)}:`) - 1;
  const rest = lines.slice(start + 1);
  const next = rest.findIndex((line) => /^\S/.test(line));
  const own = next === -1 ? rest : rest.slice(0, next);
  const special = own.findIndex((line) => line.startsWith("  _"));
  const keys = options.filter((option) => !own.some((line) => line.startsWith(`  ${option}:`)));
  const at = start + 1 + (special === -1 ? own.length : special);
  lines.splice(at, 0, ...keys.map((option) => `  ${option}:`));
  return `${lines.join("\n")}\n`;
}

/** Returns a name as a key of YAML. */
function keyOf(name: string): string {
  return /^[a-z_]\w*$/i.test(name) && !["on", "off", "yes", "no"].includes(name)
    ? name
    : JSON.stringify(name);
}
