import type { Root as HastRoot } from "hast";
import type { Root, Yaml } from "mdast";
import remarkDirective from "remark-directive";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { VFileMessage } from "vfile-message";
import type { Problem } from "../../shared/text/problem";
import { shortcodes } from "../../shared/content/shortcodes";
import { checkMdast } from "./checkMdast";
import { checkText, tooDeep, unreadRules } from "./checkText";
import { transformDirectives } from "./directives";
import { checkNearMarkdown } from "./nearMarkdown/checkNearMarkdown";
import {
  readExamples,
  readFiles,
  readHeadings,
  readLinks,
  readProse,
  type DocumentHeading,
  type DocumentLink,
  type ExampleBlock,
  type ProseBlock,
  type TitledFile,
} from "./readParts";
import { readFrontmatter, type Frontmatter, type FrontmatterResult } from "./frontmatter";
import { holdsElement } from "./holdsElement";
import { remarkHeadingIds, takeHeadingIds } from "./headingIds";
import type { SourceFile } from "./sourceFile";
import { stripPositions } from "./stripPositions";
import { toHast } from "./toHast";
import { wrapSections, type SectionKind } from "./wrapSections";

/** An MDX file read once: what every output is made from. */
export interface ParsedDocument {
  file: string;
  /** `null` where it is missing or wrong; `problems` then says why. */
  frontmatter: Frontmatter | null;
  /** The page's body, sections wrapped, positions dropped. */
  tree: HastRoot;
  headings: DocumentHeading[];
  links: DocumentLink[];
  examples: ExampleBlock[];
  files: TitledFile[];
  prose: ProseBlock[];
  /** True if something in it is rendered from what is known of the whole library. */
  hasShortcodes: boolean;
  problems: Problem[];
}

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkMdx)
  .use(remarkHeadingIds)
  .use(remarkGfm)
  .use(remarkDirective)
  .freeze();

/** Knows nothing of MDX, so that frontmatter is found above a body that cannot be read. */
const frontmatterParser = unified().use(remarkParse).use(remarkFrontmatter).freeze();

/** Reads one MDX file. Never throws: what is wrong with it is in `problems`, and the tree is then empty or partial. */
export function parseDocument({ path, text }: SourceFile, kind: SectionKind): ParsedDocument {
  const source = { path, text: text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n") };
  const findings = checkText(path, source.text);
  const refused = findings.find(({ rule }) => unreadRules.includes(rule));
  if (refused !== undefined) return unread(path, null, [refused]);
  try {
    const document = readTree(source, parser.parse(source.text), kind);
    return { ...document, problems: [...findings, ...document.problems] };
  } catch (error) {
    if (error instanceof RangeError) return unread(path, null, [tooDeep(path)]);
    if (!(error instanceof VFileMessage)) throw error;
    return unreadable(source, error);
  }
}

function readTree({ path, text }: SourceFile, tree: Root, kind: SectionKind): ParsedDocument {
  const { frontmatter, problems } = frontmatterOf(path, tree);
  const findings = [
    ...takeHeadingIds(path, tree, text, kind),
    ...checkMdast(path, tree, text),
    ...transformDirectives(path, tree, text),
    ...checkNearMarkdown(path, tree, text),
    ...emptyProblems(path, tree),
  ];
  return documentOf(path, frontmatter, tree, kind, [...problems, ...findings]);
}

function documentOf(
  file: string,
  frontmatter: Frontmatter | null,
  tree: Root,
  kind: SectionKind,
  problems: Problem[],
): ParsedDocument {
  const hast = toHast(tree);
  // Wrapping takes the positions away that headings are told by.
  const headings = readHeadings(hast);
  return {
    file,
    frontmatter,
    headings,
    tree: stripPositions(wrapSections(hast, kind)),
    links: readLinks(tree),
    examples: readExamples(tree),
    files: readFiles(tree),
    prose: readProse(tree),
    hasShortcodes: holdsElement(hast, ...shortcodes),
    problems,
  };
}

function frontmatterOf(file: string, tree: Root): FrontmatterResult {
  const yaml = tree.children.find((node): node is Yaml => node.type === "yaml");
  return readFrontmatter(file, yaml?.value ?? null, 2);
}

const unseen: readonly string[] = ["yaml", "definition", "footnoteDefinition"];

function emptyProblems(file: string, tree: Root): Problem[] {
  if (tree.children.some(({ type }) => !unseen.includes(type))) return [];
  const hint = "Write what it is about below the frontmatter.";
  return [{ file, line: 1, rule: "document-empty", message: "The page has no text.", hint }];
}

function unreadable({ path, text }: SourceFile, error: VFileMessage): ParsedDocument {
  const { frontmatter, problems } = frontmatterOf(path, frontmatterParser.parse(text));
  return unread(path, frontmatter, [...problems, syntaxProblem(path, text, error)]);
}

/** Returns a document of which the parser gave no tree. */
function unread(file: string, frontmatter: Frontmatter | null, problems: Problem[]) {
  return documentOf(file, frontmatter, { type: "root", children: [] }, "guide", problems);
}

/** MDX's own advice, which is none here: a comment is an expression. */
const mdxNote = / \(note: to create a (?:comment|link) in MDX, use .*\)$/;

/** A tag that the end of the file leaves open is told in the reason alone: `(8:1-8:7)`. */
const openTag = / \((\d+):(\d+)-\d+:\d+\)$/;

function syntaxProblem(file: string, text: string, error: VFileMessage): Problem {
  const { reason } = error;
  const [said = "", tagLine = "1", tagColumn = "1"] = openTag.exec(reason) ?? [];
  const line = error.line ?? Number(tagLine);
  const column = error.column ?? Number(tagColumn);
  return {
    file,
    line,
    column,
    rule: "mdx-syntax",
    message: `${reason.replace(mdxNote, "").slice(0, said ? -said.length : undefined)}.`,
    hint: syntaxHint(text.split("\n")[line - 1] ?? "", column),
  };
}

/** What authors write from habit that MDX cannot read, and what to write here. */
const habits: readonly [RegExp, string][] = [
  [/^\{%/, "Liquid is not read here. Literal signs stand in backticks, tabs are ::::tabs."],
  [/^\{\{/, "Nothing is filled in here. Literal braces stand in backticks."],
  [/^\{\s*:?\s*#/, "An anchor ends its heading, without blanks in it: ## Title {#anchor}."],
  [/^\{\s*[:.]|^\{\s*\w+=/, "Nothing takes attributes: take the braces out."],
  [/^<!--/, "Take the comment out: readers would not see it, and neither does anything else."],
  [/^<(?:https?:|mailto:|[\w.]+@)/, "Write [words](https://…), or the address without < and >."],
  [/^<<[\w-]+/, "Write [words](#anchor). Literal signs stand in backticks."],
  [/^<br\s*>/i, "Write a blank line, or a list."],
];

/** Returns the hint for a text that MDX cannot read, by what stands there. */
function syntaxHint(line: string, column: number): string {
  const start = Math.max(line.lastIndexOf("{", column - 1), line.lastIndexOf("<", column - 1), 0);
  const from = line[start - 1] === line[start] ? start - 1 : start;
  const found = habits.find(([habit]) => habit.test(line.slice(from)));
  return found?.[1] ?? "A literal < or { in prose stands in backticks.";
}
