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
  return language === "bash" ? readSession(lines) : lines.map(scriptLine);
}

/** Returns the lines of a shell block. Where it has prompts, what belongs to no command is output. */
export function readSession(lines: readonly string[]): SessionLine[] {
  if (!lines.some((line) => line.startsWith(prompt))) return lines.map(scriptLine);
  const session: SessionLine[] = [];
  let command = "";
  let scan: ShellScan | null = null;
  for (const line of lines) {
    const startsHere = line.startsWith(prompt) && scan?.isInHeredoc !== true;
    const goesOn = !startsHere && typeof scan?.waitsFor === "string";
    if (!startsHere && !goesOn) {
      session.push(outputLine(line));
      continue;
    }
    const text = startsHere ? line.slice(prompt.length) : line;
    const isText = scan?.isInHeredoc === true;
    command = goesOn ? `${command}\n${text}` : text;
    scan = scanShell(command);
    session.push({ ...commandLine(line, text, startsHere, command, scan), isText });
  }
  return session;
}

/** Returns a line that is nothing but code. */
function scriptLine(typed: string): SessionLine {
  return { kind: "code", typed, comment: "", waitsFor: null, isText: false };
}

function outputLine(typed: string): SessionLine {
  return { kind: "output", typed, comment: "", waitsFor: null, isText: false };
}

function commandLine(
  line: string,
  text: string,
  startsHere: boolean,
  command: string,
  { comment, waitsFor }: ShellScan,
): Omit<SessionLine, "isText"> {
  const start = comment === null ? text.length : comment - (command.length - text.length);
  const typed = comment === null ? text : text.slice(0, start).trimEnd();
  if (startsHere && typed === "" && comment !== null) return outputLine(line);
  return {
    kind: startsHere ? "command" : "code",
    typed,
    comment: text.slice(typed.length),
    waitsFor,
  };
}
