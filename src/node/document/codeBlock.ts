import type { Element, ElementContent } from "hast";
import type { CodeMeta } from "./codeMeta";
import { colorCode, span } from "./colorCode";
import type { CodeLanguage } from "./grammars";

interface CodeLine {
  text: string;
  kind: "code" | "command" | "output";
  highlighted: boolean;
}

/** The `CodeBlock` element of a fenced block: coloured lines, marked where highlighted, prompt or output. */
export function codeBlock(code: string, language: CodeLanguage, meta: CodeMeta): Element {
  const lines = readLines(code, language, meta.highlighted);
  const colored = colorCode(lines.map(codeText).join("\n"), language);
  return {
    type: "element",
    tagName: "CodeBlock",
    properties: {
      language,
      ...(meta.title !== null && { title: meta.title }),
      ...(meta.flags.length > 0 && { flags: [...meta.flags] }),
      ...(meta.showLineNumbers && { showLineNumbers: true }),
    },
    children: lines.map((line, index) => lineElement(line, colored[index] ?? [])),
  };
}

function readLines(code: string, language: CodeLanguage, numbers: ReadonlySet<number>): CodeLine[] {
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
function shellKinds(lines: string[]): CodeLine["kind"][] {
  if (!lines.some((line) => line.startsWith("$ "))) return lines.map(() => "code");
  return lines.reduce<CodeLine["kind"][]>((kinds, line, index) => {
    const continued = kinds[index - 1] !== "output" && lines[index - 1]?.endsWith("\\") === true;
    return [...kinds, line.startsWith("$ ") ? "command" : continued ? "code" : "output"];
  }, []);
}

function codeText({ text, kind }: CodeLine): string {
  if (kind === "output") return "";
  return kind === "command" ? text.slice(2) : text;
}

function lineElement({ text, kind, highlighted }: CodeLine, colored: ElementContent[]): Element {
  const content = kind === "output" ? [{ type: "text" as const, value: text }] : colored;
  const prompt = kind === "command" ? [span(["prompt"], [{ type: "text", value: "$ " }])] : [];
  const line = span(["line"], [...prompt, ...content, { type: "text", value: "\n" }]);
  if (highlighted) line.properties["dataHighlight"] = "true";
  if (kind === "output") line.properties["dataOutput"] = "true";
  return line;
}
