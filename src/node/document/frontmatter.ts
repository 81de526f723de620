import { z } from "zod";
import type { Problem, Finding } from "../../shared/text/problem";
import { openYaml } from "../readYaml";
import { isMap, isScalar, type Document, type Scalar } from "yaml";

const level = z.int().min(2).max(6);

const schema = z.strictObject({
  title: z.string().trim().min(1),
  description: z.string().trim().min(40).max(170),
  navTitle: z.string().trim().min(1).optional(),
  tocLevels: z
    .tuple([level, level])
    .refine(([first, last]) => first <= last, "The second level is above the first")
    .optional(),
});

/** The hints for values that are missing or wrong. */
const hints: Record<keyof Frontmatter, string> = {
  title: "Write `title: …`, what the page is called.",
  description:
    "Write `description: …`, a sentence of 40 to 170 characters on what the page answers.",
  navTitle: "Write `navTitle: …`, a shorter title for links, or leave it out.",
  tocLevels:
    "Write `tocLevels: [2, 3]`, the first and the last level of headings, or leave it out.",
};

/** The facts of a page that its author writes above the text. */
export type Frontmatter = z.infer<typeof schema>;

export interface FrontmatterResult {
  frontmatter: Frontmatter | null;
  problems: Problem[];
}

const keys = Object.keys(schema.shape);

/** Reads the YAML between the `---` lines; `firstLine` is the line of the file that it starts on. */
export function readFrontmatter(
  file: string,
  yaml: string | null,
  firstLine: number,
): FrontmatterResult {
  if (yaml === null) return { frontmatter: null, problems: [missingFrontmatter(file)] };
  const { document, value, mistakes, lineOf } = openYaml(yaml);
  const lineOfKey = (key: string) => firstLine + lineOf([key]) - 1;
  if (mistakes.length > 0) {
    const problems = mistakes.map(({ line, ...found }) => {
      return { file, line: firstLine + line - 1, rule: "frontmatter-yaml", ...found };
    });
    return { frontmatter: null, problems };
  }
  const parsed = schema.safeParse(value);
  const texts = textFindings(document, yaml, ["title", "description", "navTitle"]);
  const problems = texts.map(({ key, ...found }) => ({ file, line: lineOfKey(key), ...found }));
  if (parsed.success) return { frontmatter: parsed.data, problems };
  const told = new Set(texts.map(({ key }) => key));
  const others = parsed.error.issues
    .flatMap((issue) => keysOf(issue).map((key) => ({ issue, key })))
    .filter(({ key }) => !told.has(key))
    .map(({ issue, key }) => toProblem(file, issue, key, lineOfKey(key)));
  return { frontmatter: null, problems: [...problems, ...others] };
}

function keysOf(issue: z.core.$ZodIssue): string[] {
  return issue.code === "unrecognized_keys" ? issue.keys : [String(issue.path[0] ?? "")];
}

function missingFrontmatter(file: string): Problem {
  const message = "The file has no frontmatter.";
  const hint = "Start it with three dashes, `title:`, `description:` and three dashes again.";
  return { file, line: 1, rule: "frontmatter-missing", message, hint };
}

function toProblem(file: string, issue: z.core.$ZodIssue, key: string, line: number): Problem {
  if (issue.code === "unrecognized_keys") {
    const hint = `The keys are ${keys.join(", ")}.`;
    return { file, line, rule: "frontmatter-unknown-key", message: `Unknown key "${key}".`, hint };
  }
  const message = `${key || "The frontmatter"}: ${issue.message}.`;
  const hint = isKey(key) ? hints[key] : "Write `key: value` lines.";
  return { file, line, rule: "frontmatter-value", message, hint };
}

function isKey(key: string): key is keyof Frontmatter {
  return Object.hasOwn(hints, key);
}

/** What is wrong with the value of a key. */
interface ValueFinding extends Finding {
  key: string;
}

/** Returns the texts of a frontmatter of which YAML, or the page, would show something else than was written. */
function textFindings(document: Document, yaml: string, keys: readonly string[]): ValueFinding[] {
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
