import { colorCode } from "./colorCode";
import type { CodeFinding } from "./checkCode";
import type { CodeLanguage } from "./grammars";
import type { SessionLine } from "./readSession";

interface Slip {
  sign: RegExp;
  name: string;
  hint: string;
}

const quote: Slip = {
  sign: /[“”„‟‘’‚‛]/,
  name: "quotation mark",
  hint: "Write \" or ', as keyboards have them.",
};
const dash: Slip = {
  sign: /(?<![^\s[({,])[–—―−]/,
  name: "dash",
  hint: "Write - or --, as keyboards have them.",
};
const blank: Slip = {
  sign: /[\u00A0\u2000-\u200A\u202F\u205F]|(?<![^\s!-~])\u3000(?![^\s!-~])/,
  name: "blank",
  hint: "Write a common space.",
};
const sign: Slip = {
  sign: /[…（），．：；［］｛｝＝]/,
  name: "sign",
  hint: "Write it as keyboards have it.",
};

/** What no language takes for what it looks like, outside of its strings and comments. */
const slips: Partial<Record<CodeLanguage, Slip[]>> = {
  bash: [quote, dash, blank, sign],
  dockerfile: [quote, dash, blank],
  js: [quote, dash, blank, sign],
  json: [quote, dash, blank, sign],
  ruby: [quote, dash, blank, sign],
  html: [{ ...quote, sign: /=\s*[“”‘’]/ }],
  yaml: [{ ...quote, sign: /(?:^|[:,[{-])\s*[“”„‘’]/ }, blank],
};

/** Returns the lines that a word processor has made unusable. */
export function typographyFindings(
  lines: readonly SessionLine[],
  language: CodeLanguage,
): CodeFinding[] {
  const wanted = slips[language] ?? [];
  return codeLines(lines, language).flatMap((code, index) => {
    const [slip] = wanted.filter(({ sign }) => sign.test(code));
    if (slip === undefined) return [];
    const message = `The code has a typographic ${slip.name}, which ${slip.name === "blank" ? "is no space" : "is none"} in code.`;
    return [{ index, rule: "code-typography", message, hint: slip.hint }];
  });
}

/** Returns what of each line is code: no text in quotes, no comment, no output. */
function codeLines(lines: readonly SessionLine[], language: CodeLanguage): string[] {
  const typed = lines.map((line) => (line.kind === "output" ? "" : line.typed));
  return colorCode(typed.join("\n"), language).map((pieces) =>
    pieces.map((piece) => (typeof piece === "string" ? piece : codeOf(piece, language))).join(""),
  );
}

const texts: readonly string[] = ["string", "comment", "result"];

function codeOf([color, text]: readonly [string, string], language: CodeLanguage): string {
  const isText = texts.includes(color) && language !== "html";
  return isText ? "x".repeat(text.length) : text;
}
