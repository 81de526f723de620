/** The state of a shell after the lines that were typed so far. */
export interface ShellScan {
  /** The thing that it waits for, such as `done`; `null` where the command is whole. */
  waitsFor: string | null;
  isInHeredoc: boolean;
  /** The index at which the comment of its last line starts; `null` where there is none. */
  comment: number | null;
}

/** The way in which text is read; `plain` is arithmetic, or what stands in `${…}`. */
type Kind = "code" | "plain" | "double" | "single" | "ansi";

interface Context {
  kind: Kind;
  closer: string;
}

interface State {
  /** The contexts that are open, innermost last. */
  contexts: Context[];
  heredocs: { word: string; isIndented: boolean }[];
  isCommandNext: boolean;
  /** A sign after which the command goes on. */
  pending: string | null;
  comment: number | null;
}

const tokens: Record<Kind, RegExp> = {
  single: /'|[^']+/y,
  ansi: /\\[^]?|'|[^\\']+/y,
  double: /\\[^]?|"|`|\$\(\(|\$\(|\$\{|[^\\"`$]+|\$/y,
  plain: /\\[^]?|\$?["']|`|\$\(\(|\$\(|\$\{|[^]/y,
  code: /\\[^]?|\$?["']|`|\$?\(\(|[$<>]?\(|\)|\$\{|<<<|\n|;[;&]*|&&|\|\||\|&?|&(?!>)|[&<>]+|[^\S\n]+|function\s+[\w-]+|[\w-]+\s*\(\)|#|(?:[^\s\\'"`$()<>;&|]|\$(?![({'"]))+/y,
};

const quotes: Record<string, Kind> = { "'": "single", "$'": "ansi", '"': "double", '$"': "double" };

/** Words that open something where a command may start, each with the word that closes it. */
const closers: Record<string, string> = {
  for: "done",
  while: "done",
  until: "done",
  select: "done",
  if: "fi",
  case: "esac",
  "{": "}",
};

/** Words after which a command starts. */
const beforeCommand = /^(?:do|then|else|elif|while|until|if|time|!|\{|function\s.*)$/;
const operator = /^(?:&&|\|\||\|&?)$/;
const heredoc = /<<(-?)[^\S\n]*(?:(["'])(.+?)\2|\\?([\w.-]+))/y;

/** Reads commands as a shell does: quotes, substitutions, heredocs, compound commands, operators, comments. */
export function scanShell(text: string): ShellScan {
  const state: State = {
    contexts: [],
    heredocs: [],
    isCommandNext: true,
    pending: null,
    comment: null,
  };
  let at = 0;
  while (at < text.length) at = readToken(text, at, state);
  const { contexts, heredocs, pending, comment } = state;
  const waitsFor = heredocs[0]?.word ?? contexts.at(-1)?.closer ?? pending;
  return { waitsFor, isInHeredoc: heredocs.length > 0, comment };
}

/** Reads what stands at a place, and returns the place behind it. */
function readToken(text: string, at: number, state: State): number {
  const { kind, closer } = state.contexts.at(-1) ?? { kind: "code", closer: "" };
  const document = kind === "code" ? matchAt(heredoc, text, at) : null;
  if (document !== null) return openHeredoc(document, state);
  const [token = ""] = matchAt(tokens[kind], text, at) ?? [text[at]];
  const end = at + token.length;
  if (token === "\\") state.pending = token;
  else if (token === closer && (kind !== "code" || /[)`]/.test(token))) close(state);
  else if (opens(token, kind, state)) return end;
  else if (kind === "code") return readCode(text, at, token, state);
  return end;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function openHeredoc(found: RegExpExecArray, state: State): number {
  const [whole, dash, , quoted, bare = ""] = found;
  state.heredocs.push({ word: quoted ?? bare, isIndented: dash !== "" });
  return found.index + whole.length;
}

/** Opens what a sign opens; returns whether it is such a sign. */
function opens(token: string, kind: Kind, state: State): boolean {
  const found = contextsOf(token, kind);
  if (found.length === 0) return false;
  state.contexts.push(...found);
  state.isCommandNext = true;
  state.pending = null;
  return true;
}

function contextsOf(token: string, kind: Kind): Context[] {
  const quote = kind === "single" || kind === "ansi" ? undefined : quotes[token];
  if (quote !== undefined) return [{ kind: quote, closer: token.slice(-1) }];
  if (kind === "single" || kind === "ansi") return [];
  if (token === "`") return [{ kind: "code", closer: token }];
  if (token === "${") return [{ kind: "plain", closer: "}" }];
  if (/^\$?\(\($/.test(token)) return Array<Context>(2).fill({ kind: "plain", closer: ")" });
  if (!/^[$<>]?\($/.test(token)) return [];
  return [{ kind: kind === "plain" && token === "(" ? "plain" : "code", closer: ")" }];
}

function close(state: State): void {
  state.contexts.pop();
  state.isCommandNext = false;
  state.pending = null;
}

function readCode(text: string, at: number, token: string, state: State): number {
  const end = at + token.length;
  if (token === "\n") return endLine(text, end, state);
  if (token === "#" && /^[\s;&|()]?$/.test(text[at - 1] ?? "")) return readComment(text, at, state);
  if (/^(?:\s|\\\n|&?[<>]+&?$)/.test(token)) return end;
  const isOperator = operator.test(token) || token.endsWith("()");
  state.pending = isOperator ? token : null;
  if (isOperator || /^(?:[;&]|\)$)/.test(token)) state.isCommandNext = true;
  else readWord(token, state);
  return end;
}

function readComment(text: string, at: number, state: State): number {
  const end = text.indexOf("\n", at);
  if (end === -1) state.comment = at;
  return end === -1 ? text.length : end;
}

function readWord(word: string, state: State): void {
  const isCommand = state.isCommandNext;
  state.isCommandNext = isCommand && beforeCommand.test(word);
  if (!isCommand) return;
  const closer = Object.hasOwn(closers, word) ? closers[word] : undefined;
  if (word === state.contexts.at(-1)?.closer) close(state);
  else if (closer !== undefined) state.contexts.push({ kind: "code", closer });
}

/** Ends a line and skips the heredocs that start below it; returns where reading goes on. */
function endLine(text: string, start: number, state: State): number {
  state.isCommandNext = true;
  let at = start;
  for (let next = state.heredocs[0]; next !== undefined; next = state.heredocs[0]) {
    const { word, isIndented } = next;
    const lines = text.slice(at).split("\n");
    const last = lines.findIndex((line) => line.replace(isIndented ? /^\t+/ : "", "") === word);
    if (last === -1) return text.length;
    at += lines.slice(0, last + 1).join("\n").length + 1;
    state.heredocs.shift();
  }
  return Math.min(at, text.length);
}
