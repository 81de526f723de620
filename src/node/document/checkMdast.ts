import type { Code, Heading, Nodes, Paragraph, Root, Text } from "mdast";
import { toString } from "mdast-util-to-string";
import type { Finding, Problem } from "../../shared/text/problem";
import { didYouMean } from "../../shared/text/nearest";
import { shortcodes } from "../../shared/content/shortcodes";
import { checkCode } from "./code/checkCode";
import { codeMetaWords, parseCodeMeta } from "./code/codeMeta";
import { eachNode } from "./eachNode";
import { codeLanguages, isCodeLanguage } from "./code/grammars";
import { jsxFindings, registered } from "./jsxFindings";
import { positionOf } from "./positionOf";

/**
 * Returns what an author wrote that a page may not have: code of JavaScript, raw HTML, unknown languages, a second
 * `h1`, links by no name.
 */
export function checkMdast(
  file: string,
  tree: Root,
  components: readonly string[] = shortcodes,
): Problem[] {
  const problems: Problem[] = [];
  eachNode<Nodes>(tree, (node, parent) => {
    for (const finding of findingsIn(node, parent, components)) {
      problems.push({ ...positionOf(file, node), ...finding });
    }
  });
  return problems;
}

function findingsIn(
  node: Nodes,
  parent: Nodes | undefined,
  components: readonly string[],
): (Finding & Partial<Problem>)[] {
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
      return codeFindings(node);
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

function codeFindings(code: Code): (Finding & Partial<Problem>)[] {
  const { lang, meta, value } = code;
  const language = lang ?? "";
  const findings: (Finding & Partial<Problem>)[] = checkCode(code).map(({ index, ...finding }) => ({
    ...finding,
    line: (code.position?.start.line ?? 0) + 1 + index,
    column: undefined,
  }));
  if (!isCodeLanguage(language)) {
    findings.push({
      rule: "code-language",
      message: language ? `Unknown language "${language}".` : "The code block names no language.",
      hint: didYouMean(language, codeLanguages),
    });
  }
  const { unknown, meta: known } = parseCodeMeta(meta ?? "");
  if (unknown.length > 0) {
    findings.push({
      rule: "code-meta",
      message: `Unknown words after the language: ${unknown.join(" ")}.`,
      hint: `Known are ${codeMetaWords.join(", ")}.`,
    });
  }
  const last = value.split("\n").length;
  const outside = [...known.highlighted].filter((line) => line < 1 || line > last);
  if (outside.length > 0) {
    const message = `There is no line ${outside.join(", ")} to point out.`;
    findings.push({ rule: "code-lines", message, hint: `The block has lines 1 to ${last}.` });
  }
  return findings;
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
