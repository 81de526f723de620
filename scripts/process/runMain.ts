import { parseArgs } from "node:util";
import { messageOf } from "../../src/node/messageOf";
import { didYouMean } from "../../src/shared/text/nearest";

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

/** The options that may be typed after a command of package.json. */
export interface CommandSyntax {
  /** As it is typed: `npm run docs:version -- VERSION [--force]`. */
  usage: string;
  /** Its task, in a sentence. */
  does: string;
  /** Its arguments in order: `VERSION`; one in brackets may be left out, and one with dots may come often: `[FILE...]`. */
  arguments?: readonly string[];
  options?: Readonly<Record<string, CommandOption>>;
  /** The program that takes what else is typed. */
  passesOnTo?: string;
}

interface CommandOption {
  does: string;
  /** The name of its value, `FILE`; absent where it has none. */
  value?: string;
  /** True where the command can do nothing without it. */
  isNeeded?: boolean;
  /** One letter that says the same after one dash. */
  short?: string;
}

/** The options that were typed. */
export interface CommandLine {
  arguments: string[];
  options: Record<string, string | true | undefined>;
}

/** Returns what was typed, or the problems with it, one line each. */
export function readCommandLine(
  syntax: CommandSyntax,
  typed: readonly string[],
): CommandLine | { problems: string[] } {
  const { options = {}, passesOnTo } = syntax;
  if (passesOnTo !== undefined) return { arguments: [...typed], options: {} };
  const { values, positionals, tokens } = parseArgs({
    args: [...typed],
    options: Object.fromEntries(
      Object.entries(options).map(([name, { value, short }]) => [
        name,
        { type: value === undefined ? "boolean" : "string", ...(short && { short }) } as const,
      ]),
    ),
    strict: false,
    tokens: true,
  });
  const problems = [
    ...tokens.flatMap((token) => (token.kind === "option" ? optionProblems(token, options) : [])),
    ...missingOptions(values, options),
    ...argumentProblems(positionals, syntax),
  ];
  return problems.length > 0
    ? { problems: [...problems, `How it is typed: ${syntax.usage}`] }
    : { arguments: positionals, options: values as CommandLine["options"] };
}

function optionProblems(
  { name, rawName, value }: { name: string; rawName: string; value?: string },
  options: Readonly<Record<string, CommandOption>>,
): string[] {
  const option = options[name];
  if (option === undefined)
    return [`There is no option ${rawName}. ${knownOptions(name, options)}`];
  if (option.value === undefined) return value === undefined ? [] : [`${rawName} takes no value.`];
  return value ? [] : [`${rawName} needs a value: ${rawName} ${option.value}`];
}

function missingOptions(typed: object, options: Readonly<Record<string, CommandOption>>): string[] {
  return Object.entries(options)
    .filter(([name, { isNeeded }]) => isNeeded === true && !(name in typed))
    .map(([name, { value = "" }]) => `--${name} ${value} is missing.`);
}

function knownOptions(name: string, options: Readonly<Record<string, CommandOption>>): string {
  const known = [...Object.keys(options), "help"];
  return didYouMean(name, known)
    .replaceAll(/"(.+)"/g, '"--$1"')
    .replace(/(?<=: |, )(?=\w)/g, "--");
}

function argumentProblems(typed: readonly string[], { arguments: names = [] }: CommandSyntax) {
  const missing = names.slice(typed.length).filter((name) => !name.startsWith("["));
  const isEndless = names.at(-1)?.includes("...") === true;
  return [
    ...missing.map((name) => `${name} is missing.`),
    ...typed.flatMap((text, at) => (text.trim() === "" ? [`Argument ${at + 1} is empty.`] : [])),
    ...(isEndless ? [] : typed.slice(names.length).map((text) => `"${text}" is too much.`)),
  ];
}

/** Returns what a command says of itself. */
export function formatHelp({ usage, does, options = {}, passesOnTo }: CommandSyntax): string {
  const lines = Object.entries(options).map(([name, { does: text, value }]) => [
    `--${name}${value === undefined ? "" : ` ${value}`}`,
    text,
  ]);
  const rows = [...lines, ["--help", "says this"]];
  const width = Math.max(...rows.map(([left = ""]) => left.length));
  return [
    does,
    "",
    `  ${usage}`,
    "",
    ...rows.map(([left = "", text = ""]) => `  ${left.padEnd(width)}  ${text}`),
    ...(passesOnTo === undefined ? [] : ["", `What else is typed goes to ${passesOnTo}.`]),
  ].join("\n");
}
