import { isMap, isScalar, type Document, type Scalar } from "yaml";
import type { Finding } from "../../shared/text/problem";

/** What is wrong with the value of a key. */
export interface ValueFinding extends Finding {
  key: string;
}

/** Returns the texts of a frontmatter of which YAML, or the page, would show something else than was written. */
export function textFindings(
  document: Document,
  yaml: string,
  keys: readonly string[],
): ValueFinding[] {
  if (!isMap(document.contents)) return [];
  return document.contents.items.flatMap(({ key, value }) => {
    const name = isScalar(key) ? String(key.value) : "";
    if (!keys.includes(name) || !isScalar(value)) return [];
    const finding = changedFinding(name, value, yaml) ?? shownFinding(name, value.value);
    return finding === null ? [] : [{ key: name, ...finding }];
  });
}

/** Words and dates that other readers of YAML, such as Ruby's, take for something else than text. */
const ambiguous = /^(?:y|yes|n|no|on|off|\d{4}-\d\d?-\d\d?(?:[Tt\s].*)?|\d+(?::[0-5]?\d)+)$/i;

function changedFinding(key: string, scalar: Scalar, yaml: string): Finding | null {
  const [start = 0, end = 0] = scalar.range ?? [];
  const lineStart = yaml.lastIndexOf("\n", start - 1) + 1;
  const lineEnd = yaml.indexOf("\n", end);
  const line = yaml.slice(lineStart, lineEnd === -1 ? undefined : lineEnd);
  const written = line.replace(/^[^:]*:\s*/, "").trim();
  const rest = yaml.slice(end, lineEnd === -1 ? undefined : lineEnd).trim();
  const isPlain = scalar.type === "PLAIN";
  const sayIt = (why: string): Finding => ({
    rule: "frontmatter-text",
    message: `${key}: YAML ${why}.`,
    hint: `Write \`${key}: ${JSON.stringify(written)}\`, in quotes.`,
  });
  if (scalar.anchor !== undefined)
    return sayIt(`takes &${scalar.anchor} for a name and leaves it out`);
  if (scalar.tag !== undefined && !scalar.tag.startsWith("tag:yaml.org"))
    return sayIt(`takes ${scalar.tag} for a type and leaves it out`);
  if (isPlain && rest.startsWith("#")) return sayIt(`cuts the text at " #"`);
  if (isPlain && scalar.value !== null && typeof scalar.value !== "string")
    return sayIt(`reads ${scalar.source} as a ${typeof scalar.value}, not as text`);
  if (isPlain && ambiguous.test(String(scalar.value)))
    return sayIt(`reads ${String(scalar.value)} as text here and as something else elsewhere`);
  return null;
}

const markdown = /`|\*\*|\[[^\]]*\]\([^)]*\)|&(?:#\d+|#x[\da-f]+|[a-z]+\d?);|<\/?[a-z][^>]*>/i;

function shownFinding(key: string, value: unknown): Finding | null {
  if (typeof value !== "string") return null;
  const text = value.trim();
  const rule = "frontmatter-text";
  if (/^[“”„‘’].*[“”‘’]$/.test(text)) {
    const message = `${key}: the typographic quotes are part of the text.`;
    return { rule, message, hint: 'Take them out, or write " around the text.' };
  }
  if (text.includes("\n")) {
    const message = `${key}: the text has several lines.`;
    return { rule, message, hint: `Write \`${key}: >-\`, which joins them, or one line.` };
  }
  const [found] = markdown.exec(text) ?? [];
  if (found === undefined) return null;
  const message = `${key}: "${found}" stands on the page as it is.`;
  return { rule, message, hint: "Write plain text." };
}
