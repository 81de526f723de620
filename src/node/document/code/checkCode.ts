import type { Code } from "mdast";
import { LineCounter, parseAllDocuments } from "yaml";
import type { Finding } from "../../../shared/text/problem";
import { yamlFinding } from "../../readYaml";
import { markers } from "./codeBlock";
import { parseCodeMeta } from "./codeMeta";
import { isCodeLanguage, type CodeLanguage } from "./grammars";
import { readCodeLines, type SessionLine } from "./readSession";
import { colorCode } from "./colorCode";

/** What is wrong with a line of a block, counted from 0. */
export interface CodeFinding extends Finding {
  index: number;
}

/** Returns what a reader who copies a block stumbles over: typographic signs, half a command, JSON or YAML that is none. */
export function checkCode({ lang, meta, value }: Code): CodeFinding[] {
  if (!lang || !isCodeLanguage(lang)) return [];
  const lines = value.split("\n").map((line) => (markers.test(line) ? "" : line));
  const read = readCodeLines(lines, lang);
  const slips = [
    ...typographyFindings(read, lang),
    ...(lang === "bash" ? sessionFindings(read) : []),
  ];
  const isUnchecked = parseCodeMeta(meta ?? "").meta.unchecked !== null;
  return slips.length > 0 || isUnchecked ? slips : dataFindings(lines.join("\n"), lang);
}

function dataFindings(code: string, language: CodeLanguage): CodeFinding[] {
  if (language === "json") return jsonFindings(code);
  return language === "yaml" ? yamlFindings(code) : [];
}

function jsonFindings(code: string): CodeFinding[] {
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    const said = error instanceof Error ? error.message : "";
    const [, offset = String(code.length)] = /position (\d+)/.exec(said) ?? [];
    const written = code.slice(0, Number(offset));
    const before = isSlipBefore(written.trimEnd(), code[Number(offset)])
      ? written.trimEnd()
      : written;
    const reason = said.replace(/ in JSON at.*| \(line.*|, "?[^]*is not valid JSON/, "");
    return [
      {
        index: before.split("\n").length - 1,
        rule: "code-json",
        message: `The block is no JSON: ${reason}.`,
        hint: "Write a whole value, with double quotes, without comments or a comma at the end; a part of one is a block of text.",
      },
    ];
  }
}

/** Returns whether what is wrong is the end of what was read: a comma too much, or one that is missing. */
function isSlipBefore(read: string, next: string | undefined): boolean {
  return next === "}" || next === "]" || !/[[{,:]$/.test(read);
}

function yamlFindings(code: string): CodeFinding[] {
  const lineCounter = new LineCounter();
  const documents = [...parseAllDocuments(code, { lineCounter })];
  const [error] = documents.flatMap(({ errors }) => errors);
  if (error === undefined) return [];
  const { message, ...found } = yamlFinding(error, code);
  const index = lineCounter.linePos(error.pos[0]).line - 1;
  return [{ index, rule: "code-yaml", message: `The block is no YAML: ${message}`, ...found }];
}

/** How other shells and other documentations start a command, or a line that goes on. */
const otherPrompts =
  /^(?:[%❯➜λ>] |>>> |\$(?=[a-z][\w.-]*(?:\s|$))|\$[\t\u00A0]|\[?[\w.-]+@[\w.-]+[^$#%]*[$#%] |(?:PS )?[A-Z]:\\[^>]*>|PS> )/;

/** Returns the lines that a shell would not take as they are copied. */
function sessionFindings(session: readonly SessionLine[]): CodeFinding[] {
  return session.flatMap(({ kind, typed, comment, waitsFor, isText }, index) => {
    if (kind === "output") return [];
    const [other] = kind === "code" && !isText ? (otherPrompts.exec(typed + comment) ?? []) : [];
    if (other !== undefined) return [{ index, ...foreignPrompt(other) }];
    const isLast = session[index + 1]?.kind !== "code";
    return waitsFor !== null && isLast ? [{ index, ...openCommand(waitsFor) }] : [];
  });
}

function foreignPrompt(prompt: string): Finding {
  const message = `"${prompt.trim()}" at the start of a line would be copied as part of the command.`;
  const hint = "Start commands with `$ `, and lines that go on with nothing.";
  return { rule: "code-shell", message, hint };
}

function openCommand(waitsFor: string): Finding {
  const isSign = /^(?:\\|&&|\|\||\|&?)$/.test(waitsFor);
  const message = isSign
    ? `The command ends in ${waitsFor}, so the shell waits for its next line.`
    : `The command is not closed: the shell waits for ${waitsFor}.`;
  return { rule: "code-shell", message, hint: "Write the whole command; output starts below it." };
}

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
function typographyFindings(lines: readonly SessionLine[], language: CodeLanguage): CodeFinding[] {
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
