import type { Code } from "mdast";
import { LineCounter, parseAllDocuments } from "yaml";
import type { Finding } from "../../../shared/text/problem";
import { yamlFinding } from "../../yamlFinding";
import { markers } from "./codeBlock";
import { parseCodeMeta } from "./codeMeta";
import { typographyFindings } from "./codeTypography";
import { isCodeLanguage, type CodeLanguage } from "./grammars";
import { readCodeLines } from "./readSession";
import { sessionFindings } from "./sessionFindings";

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
