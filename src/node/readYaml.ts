import {
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  type Document,
  type ErrorCode,
  type YAMLError,
} from "yaml";
import type { z } from "zod";
import type { Problem } from "../shared/text/problem";
import { messageOf } from "./messageOf";

type YamlMistake = Pick<Problem, "line" | "message" | "hint">;
type Path = readonly PropertyKey[];

interface OpenYaml {
  document: Document;
  value: unknown;
  mistakes: YamlMistake[];
  lineOf: (path: Path) => number;
}

/** Returns what a YAML text holds, or every mistake that keeps it from being YAML, with its line; `isText` has every scalar a text. */
export function openYaml(text: string, isText = false): OpenYaml {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, ...(isText && { schema: "failsafe" }) });
  const toLine = (offset: number) => lineCounter.linePos(offset).line;
  const opened = { document, lineOf: (path: Path) => toLine(offsetOf(document, path)) };
  const broken = document.errors.map((error) => ({
    line: toLine(error.pos[0]),
    ...yamlFinding(error, text),
  }));
  if (broken.length > 0) return { ...opened, value: null, mistakes: broken };
  try {
    return { ...opened, value: document.toJS(), mistakes: [] };
  } catch (error) {
    // An alias of an anchor that is not there.
    const mistake = { line: 1, message: `${messageOf(error)}.`, hint: valueHint };
    return { ...opened, value: null, mistakes: [mistake] };
  }
}

/** Returns what a YAML text holds by a schema; `null` with every mistake and its line where it is not that. */
export function readYaml<T>(
  text: string,
  schema: z.ZodType<T>,
  isText = false,
): { data: T | null; mistakes: YamlMistake[]; lineOf: (path: Path) => number } {
  const { value, mistakes, lineOf } = openYaml(text, isText);
  if (mistakes.length > 0) return { data: null, mistakes, lineOf };
  const { data, error } = schema.safeParse(value);
  const wrong = (error?.issues ?? []).map(({ path, message }) => ({
    line: lineOf(path),
    message: `${path.join(".")}: ${message}.`,
  }));
  return { data: data ?? null, mistakes: wrong, lineOf };
}

/** Returns where a value starts, of a map where its key does; where it is missing, what it belongs to. */
function offsetOf(document: Document, path: Path): number {
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  const key = path.at(-1);
  const pair = isMap(parent)
    ? parent.items.find((item) => isScalar(item.key) && item.key.value === key)
    : undefined;
  const node = pair?.key ?? document.getIn(path, true) ?? parent;
  return (isNode(node) ? node.range?.[0] : undefined) ?? 0;
}

/** Returns what is wrong in a text that is no YAML, and what to write instead. */
export function yamlFinding(
  { code, message, pos: [offset] }: Pick<YAMLError, "code" | "message" | "pos">,
  text: string,
): Pick<Problem, "message" | "hint"> {
  if (code === "DUPLICATE_KEY") return repeatedKey(text.slice(offset));
  const [reason = ""] = message.split("\n");
  const hint = reason.startsWith("Flow ") ? hints.MISSING_CHAR : hints[code];
  return { message: `${reason.replace(/( at line .*)?$/, "")}.`, hint: hint ?? valueHint };
}

/** The hint for a value that YAML takes for something else than text. */
export const valueHint = 'Put values that contain ": " or start with a sign in quotes.';

const hints: Partial<Record<ErrorCode, string>> = {
  BAD_DQ_ESCAPE: "Put the value in single quotes, where a backslash is a backslash.",
  BAD_INDENT: "Start keys of one level in the same column, and those inside one two spaces later.",
  MISSING_CHAR: "Close what is open, or put the whole value in quotes.",
  MULTIPLE_DOCS: "Take out the line of dashes or dots.",
  TAB_AS_INDENT: "Indent with spaces.",
};

function repeatedKey(text: string): Pick<Problem, "message" | "hint"> {
  const [, key = ""] = /^["']?([^"'\n]*?)["']?\s*:/.exec(text) ?? [];
  return {
    message: `The key "${key}" is there already.`,
    hint: "Put both into one, or take one out.",
  };
}
