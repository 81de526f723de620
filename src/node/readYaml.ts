import { isMap, isNode, isScalar, LineCounter, parseDocument, type Document } from "yaml";
import type { z } from "zod";
import type { Problem } from "../shared/text/problem";
import { yamlFinding } from "./yamlFinding";

type YamlMistake = Pick<Problem, "line" | "message" | "hint">;
type Path = readonly PropertyKey[];

/** Returns what a YAML text holds by a schema; `null` with every mistake and its line where it is not that. */
export function readYaml<T>(
  text: string,
  schema: z.ZodType<T>,
): { data: T | null; mistakes: YamlMistake[]; lineOf: (path: Path) => number } {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const toLine = (offset: number) => lineCounter.linePos(offset).line;
  const lineOf = (path: Path) => toLine(offsetOf(document, path));
  if (document.errors.length > 0) {
    const broken = document.errors.map((error) => ({
      line: toLine(error.pos[0]),
      ...yamlFinding(error, text),
    }));
    return { data: null, mistakes: broken, lineOf };
  }
  const { data, error } = schema.safeParse(document.toJS());
  const mistakes = (error?.issues ?? []).map(({ path, message }) => ({
    line: lineOf(path),
    message: `${path.join(".")}: ${message}.`,
  }));
  return { data: data ?? null, mistakes, lineOf };
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
