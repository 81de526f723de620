import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument as parseYaml,
  type Node,
} from "yaml";
import type { Problem } from "../../shared/text/problem";
import type { SourceFile } from "../document/sourceFile";
import { yamlFinding } from "../yamlFinding";

/** One line of prose with the line of the file that it stands on. */
export interface Description {
  text: string;
  line: number;
}

/** A YAML file that is being read, with what was found wrong so far. */
export interface DescriptionsReader {
  file: string;
  root: Node | null;
  lineCounter: LineCounter;
  /** True where it is YAML: what the rest of a broken file looks like is no fault of its own. */
  isYaml: boolean;
  problems: Problem[];
}

/** A key with its value and the line that it stands on. */
export interface Pair {
  key: string;
  value: unknown;
  line: number;
}

/** Opens a file of descriptions; every scalar is a text. */
export function openDescriptions({ path, text }: SourceFile): DescriptionsReader {
  const lineCounter = new LineCounter();
  const { contents, errors } = parseYaml(text, { lineCounter, schema: "failsafe" });
  return {
    file: path,
    root: contents,
    lineCounter,
    isYaml: errors.length === 0,
    problems: errors.map((error) => ({
      file: path,
      line: lineCounter.linePos(error.pos[0]).line,
      rule: "description-yaml",
      ...yamlFinding(error, text),
    })),
  };
}

/** Returns the line of the file that a node starts on. */
export function lineOf({ lineCounter }: DescriptionsReader, node: unknown): number {
  const range = isNode(node) ? node.range : null;
  return range ? lineCounter.linePos(range[0]).line : 1;
}

/** Returns the pairs of a map, and tells a problem where it is none, but for an empty file. */
export function readPairs(reader: DescriptionsReader, node: unknown): Pair[] {
  if (node === null) return [];
  if (!isMap(node)) {
    const hint = "Write `name: description` lines.";
    tell(reader, lineOf(reader, node), "Names with descriptions are expected here.", hint);
    return [];
  }
  return node.items.map(({ key, value }) => ({
    key: isScalar(key) ? String(key.value) : "",
    value,
    line: lineOf(reader, key),
  }));
}

/** Returns the items of a list, and tells a problem where it is none. */
export function readItems(reader: DescriptionsReader, node: unknown): unknown[] {
  if (isSeq(node)) return node.items;
  const hint = "Write `- title: …` and `members: […]`.";
  tell(reader, lineOf(reader, node), "A list is expected here.", hint);
  return [];
}

/** Returns the text of a pair on one line, and tells a problem where there is none. */
export function readText(reader: DescriptionsReader, { key, value, line }: Pair): Description {
  const text = isScalar(value) ? String(value.value).trim().replace(/\s+/g, " ") : "";
  if (text === "") tell(reader, line, `"${key}" has no description.`, `Write \`${key}: …\`.`);
  return { text, line };
}

function tell(
  { file, isYaml, problems }: DescriptionsReader,
  line: number,
  message: string,
  hint: string,
) {
  if (isYaml) problems.push({ file, line, rule: "description-shape", message, hint });
}
