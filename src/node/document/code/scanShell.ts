import { forEachChild, parse, type HereDoc, type SyntaxNode } from "unbash";

/** The state of a shell after the lines that were typed so far. */
export interface ShellScan {
  /** The thing that it waits for, such as `done`; `null` where the command is whole. */
  waitsFor: string | null;
  isInHeredoc: boolean;
  /** The comment that ends the last line; empty where there is none. */
  comment: string;
}

/** The sign that the shell waits for, by what the parser says. */
const closers: readonly [RegExp, string][] = [
  [/^unterminated (?:single|ANSI-C) quote/, "'"],
  [/^unterminated double quote/, '"'],
  [/^unterminated backtick/, "`"],
  [/^unterminated parameter/, "}"],
  [/^unterminated (?:arithmetic|command|process)/, ")"],
  [/^expected compound command/, "{"],
];

/** Reads commands as a shell does, up to where the text ends. */
export function scanShell(text: string): ShellScan {
  const script = parse(text);
  const heredoc = openHeredoc(script);
  const comment = commentOf(text);
  const isContinued = comment === "" && /(?<!\\)(?:\\\\)*\\$/.test(text);
  const waitsFor =
    heredoc?.delimiter?.value ??
    closerOf(script.errors?.at(-1)?.message) ??
    (isContinued ? "\\" : null);
  return { waitsFor, isInHeredoc: heredoc !== null, comment };
}

/** `expected 'done' to close 'for'`, `expected command after '&&'`, `unterminated double quote` */
function closerOf(message = ""): string | null {
  const [, expected] = /^expected .*?'([^']+)'/.exec(message) ?? [];
  return expected ?? closers.find(([pattern]) => pattern.test(message))?.[1] ?? null;
}

/** Returns the first heredoc of a command that is not closed. */
function openHeredoc(node: SyntaxNode): HereDoc | null {
  if (node.type === "HereDoc" && node.closing === undefined) return node;
  let found: HereDoc | null = null;
  forEachChild(node, (child) => {
    found ??= openHeredoc(child);
  });
  return found;
}

/** A `#` starts a comment behind a blank or an operator, but not in a text. */
function commentOf(text: string): string {
  const signs = [...text.matchAll(/(?<=^|[\s;&|()])#(?=.*$)/g)].map(({ index }) => index);
  const start = signs.find((index) => !endsInText(parse(text.slice(0, index))));
  return start === undefined ? "" : text.slice(start);
}

function endsInText(script: ReturnType<typeof parse>): boolean {
  const isText = /^unterminated (?!command|process|backtick)/;
  return (
    openHeredoc(script) !== null ||
    script.errors?.some(({ message }) => isText.test(message)) === true
  );
}
