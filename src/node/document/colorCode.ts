import type { Element, ElementContent } from "hast";
import { normalizeTokens } from "prism-react-renderer";
import { grammarFor, type CodeLanguage } from "./grammars";
import { Prism } from "./prism";

type Token = ReturnType<typeof normalizeTokens>[number][number];

/** The class names that a token of Prism gets in the page; see `src/theme/codeColors.ts`. */
const tokenClasses: Record<string, string> = {
  atrule: "keyword",
  "attr-name": "variable",
  "attr-value": "string",
  boolean: "constant",
  builtin: "constant",
  "class-name": "constant",
  comment: "comment",
  constant: "constant",
  "double-quoted-string": "string",
  function: "function",
  instruction: "keyword",
  key: "variable",
  keyword: "keyword",
  "method-definition": "function",
  number: "number",
  operator: "operator",
  parameter: "variable",
  property: "variable",
  punctuation: "punctuation",
  regex: "string",
  "regex-literal": "string",
  "shell-comment": "comment",
  "single-quoted-string": "string",
  string: "string",
  "string-literal": "string",
  symbol: "symbol",
  tag: "keyword",
  url: "string",
  variable: "variable",
};

/** The lines of a piece of code, each a list of text and `span` elements. */
export function colorCode(code: string, language: CodeLanguage): ElementContent[][] {
  const found = grammarFor(language);
  if (found === null) return code.split("\n").map((line) => [{ type: "text", value: line }]);
  return normalizeTokens(Prism.tokenize(code, found.grammar)).map((line) =>
    line.filter((token) => !token.empty && token.content !== "").map(toNode),
  );
}

function toNode(token: Token): ElementContent {
  const name = classOf(token);
  const text: ElementContent = { type: "text", value: token.content };
  return name === null ? text : span([`tok-${name}`], [text]);
}

/**
 * The innermost type that has a colour wins, inside `#{…}` without regard to the string around it; `# => value` is a
 * result rather than a comment.
 */
function classOf({ types, content }: Token): string | null {
  const own = types.slice(types.lastIndexOf("interpolation") + 1);
  const known = own.map((type) => tokenClasses[type]).filter((name) => name !== undefined);
  const name = known.at(-1) ?? null;
  return name === "comment" && /^#\s*=>/.test(content) ? "result" : name;
}

/** A `span` element with the given classes. */
export function span(className: string[], children: ElementContent[]): Element {
  return { type: "element", tagName: "span", properties: { className }, children };
}
