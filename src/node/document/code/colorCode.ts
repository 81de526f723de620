import { normalizeTokens } from "prism-react-renderer";
import type { CodePiece } from "../../../shared/content/codePiece";
import type { CodeToken } from "../../../shared/content/codeTokens";
import { grammarFor, type CodeLanguage } from "./grammars";
import { Prism } from "./prism";

type Token = ReturnType<typeof normalizeTokens>[number][number];

/** The colours of Prism's tokens; see `src/theme/codeColors.ts`. */
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

/** Text of a line, with what it is coloured as. */
interface ColoredText {
  color: CodeToken | null;
  text: string;
}

/** Returns the lines of a piece of code; an empty one has no pieces. */
export function colorCode(code: string, language: CodeLanguage): CodePiece[][] {
  const found = grammarFor(language);
  if (found === null) return code.split("\n").map((line) => (line === "" ? [] : [line]));
  return normalizeTokens(Prism.tokenize(code, found.grammar)).map((line) =>
    joinAlike(
      line
        .filter((token) => !token.empty && token.content !== "")
        .map((token) => ({ color: colorOf(token), text: token.content })),
    ).map(toPiece),
  );
}

/** Neighbours of one colour are one piece. */
function joinAlike(texts: readonly ColoredText[]): ColoredText[] {
  const joined: ColoredText[] = [];
  for (const { color, text } of texts) {
    const last = joined.at(-1);
    if (last?.color === color) last.text += text;
    else joined.push({ color, text });
  }
  return joined;
}

function toPiece({ color, text }: ColoredText): CodePiece {
  return color === null ? text : [color, text];
}

/**
 * The innermost type that has a colour wins, inside `#{…}` without regard to the string around it; `# => value` is a
 * result rather than a comment.
 */
function colorOf({ types, content }: Token): CodeToken | null {
  const telling = types.findLast((type) => type === "interpolation" || type in tokenColors);
  const color = tokenColors[telling ?? ""] ?? null;
  return color === "comment" && /^#\s*=>/.test(content) ? "result" : color;
}
