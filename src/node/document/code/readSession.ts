import type { CodeLanguage } from "./grammars";
import { scanShell, type ShellScan } from "./scanShell";

/** A line of a shell block. */
export interface SessionLine {
  /** `command` starts with the prompt `$ `; `code` goes on with a command, or stands in a block without prompts. */
  kind: "command" | "code" | "output";
  /** The part that is typed. */
  typed: string;
  /** The comment at its end with the blanks before it, which nobody types. */
  comment: string;
  /** The thing that the shell waits for after it; `null` where the command is whole. */
  waitsFor: string | null;
  /** True if it is text of a heredoc. */
  isText: boolean;
}

export const prompt = "$ ";

/** Returns the lines of a block of code; those of a shell are commands and output. */
export function readCodeLines(lines: readonly string[], language: CodeLanguage): SessionLine[] {
  return language === "bash" ? readSession(lines) : lines.map((line) => wholeLine("code", line));
}

/** Returns the lines of a shell block. Where it has prompts, what belongs to no command is output. */
export function readSession(lines: readonly string[]): SessionLine[] {
  if (!lines.some((line) => line.startsWith(prompt)))
    return lines.map((line) => wholeLine("code", line));
  let command = "";
  let scan: ShellScan = { waitsFor: null, isInHeredoc: false, comment: "" };
  return lines.map((line) => {
    const isText = scan.isInHeredoc;
    const startsHere = line.startsWith(prompt) && !isText;
    if (!startsHere && scan.waitsFor === null) return wholeLine("output", line);
    const text = startsHere ? line.slice(prompt.length) : line;
    command = startsHere ? text : `${command}\n${text}`;
    scan = scanShell(command);
    const { waitsFor, comment } = scan;
    const typed = comment === "" ? text : text.slice(0, -comment.length).trimEnd();
    if (startsHere && typed === "" && comment !== "") return wholeLine("output", line);
    const kind = startsHere ? "command" : "code";
    return { kind, typed, comment: text.slice(typed.length), waitsFor, isText };
  });
}

/** Returns a line after which the shell waits for nothing. */
function wholeLine(kind: SessionLine["kind"], typed: string): SessionLine {
  return { kind, typed, comment: "", waitsFor: null, isText: false };
}
