import type { CodePiece } from "../../../shared/content/codePiece";
import type { CodeBlockElement, CodeLine } from "./codeBlockElement";
import type { CodeMeta } from "./codeMeta";
import { colorCode } from "./colorCode";
import type { CodeLanguage } from "./grammars";
import { prompt, readCodeLines, type SessionLine } from "./readSession";

interface SourceLine extends Pick<SessionLine, "kind" | "typed" | "comment"> {
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
  return readCodeLines(lines, language).map((line, index) => ({
    ...line,
    highlighted: numbers.has(index + 1) || marked.has(index),
  }));
}

/** A comment that points out lines, which is no line of the code. */
export const markers = /^\s*(?:#|\/\/)\s*highlight-(next-line|start|end)\s*$/;

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

function coloredText({ typed, kind }: SourceLine): string {
  return kind === "output" ? "" : typed;
}

function toLine(line: SourceLine, colored: readonly CodePiece[]): CodeLine {
  return {
    pieces: piecesOf(line, colored),
    ...(line.highlighted && { isHighlighted: true }),
    ...(line.kind === "output" && { isOutput: true }),
  };
}

/** Prompts and comments of a session are shown, and not copied. */
function piecesOf(
  { typed, kind, comment }: SourceLine,
  colored: readonly CodePiece[],
): readonly CodePiece[] {
  if (kind === "output") return typed === "" ? [] : [typed];
  return [
    ...(kind === "command" ? [["prompt", prompt] as const] : []),
    ...colored,
    ...(comment === "" ? [] : [["prompt", comment] as const]),
  ];
}
