import { z } from "zod";
import type { Problem } from "../../shared/text/problem";
import { textFindings } from "./frontmatterText";
import { openYaml } from "../readYaml";

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
