import type { z } from "zod";
import { type Problem, textPosition, type TextPosition } from "../shared/text/problem";
import {
  findNodeAtLocation,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from "jsonc-parser";

type JsonMistake = Pick<Problem, "line" | "column" | "message">;

/** Returns what a JSON text holds by a schema; `null` with every mistake and its place where it is not that. */
export function readJson<T>(
  text: string,
  schema: z.ZodType<T>,
  describePath: (path: readonly PropertyKey[], json: unknown) => string = (path) => path.join("."),
): { data: T | null; mistakes: JsonMistake[] } {
  const json = parseJson(text);
  if ("message" in json) return { data: null, mistakes: [json] };
  const { data, error } = schema.safeParse(json.value);
  const mistakes = (error?.issues ?? []).map(({ path, message }) => ({
    message: `${describePath(path, json.value)}: ${message}.`,
    ...jsonPosition(text, path),
  }));
  return { data: data ?? null, mistakes };
}

const strict = { disallowComments: true, allowTrailingComma: false };

/** Returns the value of a JSON text; the first mistake with its position where it is none. */
export function parseJson(text: string): { value: unknown } | ({ message: string } & TextPosition) {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    const errors: ParseError[] = [];
    parseTree(text, errors, strict);
    const [first] = errors;
    const reason = first ? inWords(first) : "it cannot be read";
    return { message: `Not JSON: ${reason}.`, ...textPosition(text, first?.offset ?? 0) };
  }
}

/** Returns where a value of a JSON text stands, by its path; where it is missing, what it belongs to. */
export function jsonPosition(text: string, path: readonly PropertyKey[]): TextPosition {
  const tree = parseTree(text);
  return textPosition(text, (tree && nearestNode(tree, path))?.offset ?? 0);
}

function nearestNode(tree: Node, path: readonly PropertyKey[]): Node {
  const keys = path.map((key) => (typeof key === "symbol" ? String(key) : key));
  return findNodeAtLocation(tree, keys) ?? nearestNode(tree, keys.slice(0, -1));
}

/** `CommaExpected` → `comma expected` */
function inWords({ error }: ParseError): string {
  return printParseErrorCode(error)
    .replace(/\B[A-Z]/g, " $&")
    .toLowerCase();
}
