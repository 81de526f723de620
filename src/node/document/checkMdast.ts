import type { Code, Heading, Nodes, Paragraph, Root, Text } from "mdast";
import { toString } from "mdast-util-to-string";
import { brokenRules, type Finding, type Problem } from "../../shared/text/problem";
import { didYouMean } from "../../shared/text/nearest";
import { shortcodes } from "../../shared/content/shortcodes";
import { checkCode } from "./code/checkCode";
import { codeMetaWords, parseCodeMeta } from "./code/codeMeta";
import { eachNode } from "./eachNode";
import { codeLanguages, isCodeLanguage } from "./code/grammars";
import { jsxFindings, registered } from "./jsxFindings";
import { placeOf } from "./locatedProblems";

/**
 * Returns what an author wrote that a page may not have: code of JavaScript, raw HTML, unknown languages, a second
 * `h1`, links by no name.
 */
export function checkMdast(
  file: string,
  tree: Root,
  source: string,
  components: readonly string[] = shortcodes,
): Problem[] {
  const problems: Problem[] = [];
  eachNode<Nodes>(tree, (node, parent) => {
    const { start, end } = node.position ?? {};
    const written = source.slice(start?.offset, end?.offset);
    for (const finding of findingsIn(node, parent, written, components))
      problems.push({ file, ...placeOf(node), ...finding });
  });
  return problems;
}

/** A finding, and its place where that is not the beginning of the node. */
type PlacedFinding = Finding & Partial<Problem>;

function findingsIn(
  node: Nodes,
  parent: Nodes | undefined,
  written: string,
  components: readonly string[],
): PlacedFinding[] {
  switch (node.type) {
    case "mdxjsEsm": {
      const hint = registered(components);
      return [{ rule: "mdx-import", message: "import and export are not allowed.", hint }];
    }
    case "mdxFlowExpression":
    case "mdxTextExpression":
      return [
        {
          rule: "mdx-expression",
          message: `{${excerpt(node.value)}} is an expression, and a page holds none.`,
          hint: "Put a literal brace in backticks: `{`.",
        },
      ];
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      return jsxFindings(node, components);
    case "imageReference":
      return [
        {
          rule: "image-reference",
          message: "A picture is shown by reference.",
          hint: "Write ![what it shows](/its-name).",
        },
      ];
    case "heading":
      return headingFindings(node, parent);
    case "paragraph":
      return fenceFindings(node);
    case "code":
      return codeFindings(node, written);
    case "text":
      return brokenReferences(node);
    default:
      return [];
  }
}

/** Returns the beginning of a text, on one line. */
function excerpt(text: string): string {
  const line = text.trim().replace(/\s+/g, " ");
  return line.length > 40 ? `${line.slice(0, 40)}…` : line;
}

function headingFindings(heading: Heading, parent: Nodes | undefined): Finding[] {
  if (heading.depth === 1) {
    const message = "The page's h1 is its title, so the text has no # heading.";
    return [{ rule: "heading-h1", message, hint: "Use ## for the largest heading." }];
  }
  const isNested =
    heading.depth === 2 && (parent?.type === "blockquote" || parent?.type === "listItem");
  return [...(isNested ? [nestedHeading] : []), ...(hasWords(heading) ? [] : [wordlessHeading])];
}

function hasWords(heading: Heading): boolean {
  return /[\p{L}\p{N}]/u.test(toString(heading, { includeImageAlt: false }));
}

/** Its anchor would be empty, or a number that changes with others of its kind. */
const wordlessHeading: Finding = {
  rule: "heading-words",
  message: "The heading has no letter and no digit, so no link can lead to it.",
  hint: "Say in words what stands below it.",
};

/** A section starts at each `##` of the page itself; one inside something else starts none. */
export const nestedHeading: Finding = {
  rule: "heading-nested",
  message: "A ## heading stands inside a list, a quote or a box.",
  hint: "Put it outside, or use ### for a heading inside.",
};

/** A `:::` that is read as text has a space where none may be, or closes nothing. */
function fenceFindings({ children: [first] }: Paragraph): Finding[] {
  if (first?.type !== "text" || !first.value.startsWith(":::")) return [];
  const message = `"${excerpt(first.value.split("\n")[0] ?? "")}" opens or closes no box.`;
  const hint = "Write :::note or :::note[Title], and ::: on a line of its own below.";
  return [{ rule: "admonition-syntax", message, hint }];
}

function codeFindings(code: Code, written: string): PlacedFinding[] {
  const language = code.lang ?? "";
  const { unknown, meta } = parseCodeMeta(code.meta ?? "");
  const last = code.value.split("\n").length;
  const outside = [...meta.highlighted].filter((line) => line < 1 || line > last);
  const noLanguage = language
    ? `Unknown language "${language}".`
    : "The code block names no language.";
  const unknownWords = `Unknown words after the language: ${unknown.join(" ")}.`;
  const noLine = `There is no line ${outside.join(", ")} to point out.`;
  const start = placeOf(code).line + 1;
  return [
    ...checkCode(code).map(({ index, ...finding }) => {
      return { ...finding, line: start + index, column: undefined };
    }),
    ...brokenRules(
      [!isCodeLanguage(language), "code-language", noLanguage, didYouMean(language, codeLanguages)],
      [unknown.length > 0, "code-meta", unknownWords, `Known are ${codeMetaWords.join(", ")}.`],
      [outside.length > 0, "code-lines", noLine, `The block has lines 1 to ${last}.`],
      [!isClosed(code, written), "code-unclosed", unclosed, closeIt],
    ),
  ];
}

const unclosed = "The code block is not closed, so what stands below is in it.";
const closeIt =
  "Write ``` on a line of its own below the code, or start it with ```` where it shows fences.";

/** Returns whether it is indented code, which has no fence, or ends with its fence and holds no other's beginning. */
function isClosed({ value }: Code, written: string): boolean {
  const lines = written.split("\n");
  const [fence] = /^(`{3,}|~{3,})/.exec(lines[0] ?? "") ?? [];
  if (fence === undefined) return true;
  const inner = new RegExp(`^ {0,3}${fence}`, "m").test(value);
  const [, last = ""] = /^[\s>]*(`{3,}|~{3,})\s*$/.exec(lines.at(-1) ?? "") ?? [];
  return !inner && lines.length > 1 && last.startsWith(fence);
}

/** `[the guide][nope]`, or its end where code or emphasis stands before it; the parser takes away those that are defined. */
const reference = /!?(?:\[[^[\]]*)?\]\[[^[\]]*\]?/g;

/** Finds links and pictures by a name that nothing defines, each with its line: readers would see their brackets. */
function brokenReferences({ value, position }: Text): Omit<Problem, "file">[] {
  return [...value.matchAll(reference)].map(({ 0: found, index }) => ({
    line: (position?.start.line ?? 1) + value.slice(0, index).split("\n").length - 1,
    column: undefined,
    rule: "link-reference",
    message: `"${found}" stands on the page as it is: nothing defines its name.`,
    hint: "Write [words](/docs/…), and code with brackets in backticks.",
  }));
}
