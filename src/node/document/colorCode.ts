import type { Element, ElementContent } from "hast";
import { normalizeTokens } from "prism-react-renderer";
import { codeTokens, type CodeToken } from "../../shared/codeTokens";
import { grammarFor, type CodeLanguage } from "./grammars";
import { Prism } from "./prism";

type Token = ReturnType<typeof normalizeTokens>[number][number];

/** What a token of Prism is coloured as; see `src/theme/codeColors.ts`. */
const tokenColors: Record<string, CodeToken> = {
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
  parameter: "variable",
  property: "variable",
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

/** A piece of a line, with what it is coloured as. */
interface Piece {
  color: CodeToken | null;
  text: string;
}

/** The lines of a piece of code, each a list of text and `i` elements. */
export function colorCode(code: string, language: CodeLanguage): ElementContent[][] {
  const found = grammarFor(language);
  if (found === null) return code.split("\n").map((line) => [{ type: "text", value: line }]);
  return normalizeTokens(Prism.tokenize(code, found.grammar)).map((line) =>
    joinAlike(line.filter((token) => !token.empty && token.content !== "").map(toPiece)).map(
      toNode,
    ),
  );
}

function toPiece(token: Token): Piece {
  return { color: colorOf(token), text: token.content };
}

/** Neighbours of one colour are one piece. */
function joinAlike(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last?.color === piece.color)
      joined.splice(-1, 1, { ...piece, text: last.text + piece.text });
    else joined.push(piece);
  }
  return joined;
}

function toNode({ color, text }: Piece): ElementContent {
  const node: ElementContent = { type: "text", value: text };
  if (color === null) return node;
  const properties = { className: [codeTokens[color]] };
  return { type: "element", tagName: "i", properties, children: [node] };
}

/**
 * The innermost type that has a colour wins, inside `#{…}` without regard to the string around it; `# => value` is a
 * result rather than a comment.
 */
function colorOf({ types, content }: Token): CodeToken | null {
  const own = types.slice(types.lastIndexOf("interpolation") + 1);
  const known = own.flatMap((type) => tokenColors[type] ?? []);
  const color = known.at(-1) ?? null;
  return color === "comment" && /^#\s*=>/.test(content) ? "result" : color;
}

/** A `span` element with the given classes. */
export function span(className: string[], children: ElementContent[]): Element {
  return { type: "element", tagName: "span", properties: { className }, children };
}
