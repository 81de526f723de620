import { messageOf } from "../../src/node/messageOf";
import {
  formatHelp,
  readCommandLine,
  type CommandLine,
  type CommandSyntax,
} from "./readCommandLine";

/** Runs a command's body; what it throws is one line on the terminal and exit status 1. */
export function runMain(
  main: (typed: CommandLine) => Promise<void> | void,
  syntax?: CommandSyntax,
  typed: readonly string[] = process.argv.slice(2),
): void {
  if (syntax !== undefined && typed.includes("--help")) return console.log(formatHelp(syntax));
  const line = syntax === undefined ? null : readCommandLine(syntax, typed);
  if (line !== null && "problems" in line) return fail(line.problems.join("\n"));
  const started = Promise.resolve(line ?? { arguments: [...typed], options: {} }).then(main);
  started.catch((error: unknown) => fail(explain(error)));
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

/** The codes of a file system that takes nothing. */
const readOnlyCodes: readonly unknown[] = ["EROFS", "EACCES", "EPERM"];

function explain(error: unknown): string {
  const { code, path } = Object(error) as { code?: unknown; path?: string };
  if (!readOnlyCodes.includes(code) || path === undefined) return messageOf(error);
  return `${path} cannot be written: the folder is read-only. Copy the repository to where you may write, or change who owns it.`;
}
