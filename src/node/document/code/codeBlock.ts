import type { CodePiece } from "../../../shared/content/codePiece";
import type { CodeBlockElement, CodeLine } from "./codeBlockElement";
import type { CodeMeta } from "./codeMeta";
import { colorCode } from "./colorCode";
import type { CodeLanguage } from "./grammars";

interface SourceLine {
  text: string;
  kind: "code" | "command" | "output";
  highlighted: boolean;
}

/** Returns the `CodeBlock` element of a fenced block: coloured lines, marked where highlighted, prompt or output. */
export function codeBlock(code: string, language: CodeLanguage, meta: CodeMeta): CodeBlockElement {
  const lines = readLines(code, language, meta.highlighted);
  const colored = colorCode(lines.map(coloredText).join("\n"), language);
  return {
    type: "element",
    tagName: "CodeBlock",
    properties: {
      language,
      ...(meta.title !== null && { title: meta.title }),
      ...(meta.flags.length > 0 && { flags: [...meta.flags] }),
      ...(meta.showLineNumbers && { showLineNumbers: true }),
    },
    children: [],
    lines: lines.map((line, index) => toLine(line, colored[index] ?? [])),
  };
}

function readLines(
  code: string,
  language: CodeLanguage,
  numbers: ReadonlySet<number>,
): SourceLine[] {
  const { lines, marked } = takeMarkers(code.split("\n"));
  const kinds = language === "bash" ? shellKinds(lines) : lines.map(() => "code" as const);
  return lines.map((text, index) => ({
    text,
    kind: kinds[index] ?? "code",
    highlighted: numbers.has(index + 1) || marked.has(index),
  }));
}

const markers = /^\s*(?:#|\/\/)\s*highlight-(next-line|start|end)\s*$/;

/** Takes out the comments `# highlight-next-line`, `-start` and `-end`, and says which lines they point out. */
function takeMarkers(source: string[]): { lines: string[]; marked: Set<number> } {
  const lines: string[] = [];
  const marked = new Set<number>();
  let state: "off" | "next-line" | "start" = "off";
  for (const text of source) {
    const marker = markers.exec(text)?.[1];
    if (marker !== undefined) {
      state = marker === "end" ? "off" : marker === "start" ? "start" : "next-line";
      continue;
    }
    if (state !== "off") marked.add(lines.length);
    if (state === "next-line") state = "off";
    lines.push(text);
  }
  return { lines, marked };
}

/** In a shell block with `$ ` prompts, what has no prompt is output, but for the lines that a `\` continues. */
function shellKinds(lines: string[]): SourceLine["kind"][] {
  if (!lines.some((line) => line.startsWith("$ "))) return lines.map(() => "code");
  return lines.reduce<SourceLine["kind"][]>((kinds, line, index) => {
    const continued = kinds[index - 1] !== "output" && lines[index - 1]?.endsWith("\\") === true;
    return [...kinds, line.startsWith("$ ") ? "command" : continued ? "code" : "output"];
  }, []);
}

function coloredText({ text, kind }: SourceLine): string {
  if (kind === "output") return "";
  return kind === "command" ? text.slice(2) : text;
}

function toLine({ text, kind, highlighted }: SourceLine, colored: readonly CodePiece[]): CodeLine {
  return {
    pieces: piecesOf(text, kind, colored),
    ...(highlighted && { isHighlighted: true }),
    ...(kind === "output" && { isOutput: true }),
  };
}

function piecesOf(
  text: string,
  kind: SourceLine["kind"],
  colored: readonly CodePiece[],
): readonly CodePiece[] {
  if (kind === "output") return text === "" ? [] : [text];
  return kind === "command" ? [["prompt", "$ "], ...colored] : colored;
}
