import { isScalar } from "yaml";
import type { ApiGroup } from "../../shared/api/apiClass";
import type { Problem } from "../../shared/text/problem";
import type { SourceFile } from "../document/sourceFile";
import { memoizeBySource } from "../cache/memoizeBySource";
import {
  lineOf,
  openDescriptions,
  readItems,
  readPairs,
  readText,
  type Worded,
  type DescriptionsReader,
} from "./descriptionsReader";

/** The descriptions of one member beside its prose. */
export interface MemberDescriptions {
  line: number;
  /** By option, or `option.field`. */
  options: Map<string, Worded>;
  returns: Worded | null;
  yields: Worded | null;
  raises: Map<string, Worded>;
}

/** A file of `content/api/words`: members by name, and the groups of the method index. */
export interface ApiDescriptions {
  file: string;
  members: Map<string, MemberDescriptions>;
  groups: (ApiGroup & { line: number })[];
}

/** The file of the descriptions that many members share. */
export const commonDescriptionsFile = "content/api/words/_common.yml";

/** Words that many members share. */
export type CommonDescriptions = MemberDescriptions;

/** Reads the words of one class; what cannot be read is in `problems`. */
export const parseApiDescriptions = memoizeBySource(readApiDescriptions);

function readApiDescriptions(source: SourceFile): { words: ApiDescriptions; problems: Problem[] } {
  const reader = openDescriptions(source);
  const members = new Map<string, MemberDescriptions>();
  let groups: ApiDescriptions["groups"] = [];
  for (const { key, value, line } of readPairs(reader, reader.root)) {
    if (key === "_groups") groups = readItems(reader, value).map((item) => readGroup(reader, item));
    else members.set(key, readMember(reader, value, line));
  }
  return { words: { file: source.path, members, groups }, problems: reader.problems };
}

/** Everything that is said of a member. */
export function everyWord({ options, raises, returns, yields }: MemberDescriptions): Worded[] {
  return [...options.values(), ...raises.values(), returns, yields].filter((word) => word !== null);
}

/** The name of the shared words that these point to with `"@timeout"`, if they do. */
export function sharedKey({ text }: Worded): string | null {
  return text.startsWith("@") ? text.slice(1) : null;
}

/** The words themselves, or the shared ones that they point to. */
export function followShared(
  words: Worded | null | undefined,
  common: CommonDescriptions,
): Worded | null {
  if (!words) return null;
  const key = sharedKey(words);
  return key === null ? words : (common.options.get(key) ?? null);
}

/** Reads `_common.yml`, which is shaped like one member. */
export const parseCommonDescriptions = memoizeBySource(readCommonDescriptions);

function readCommonDescriptions(source: SourceFile): {
  words: CommonDescriptions;
  problems: Problem[];
} {
  const reader = openDescriptions(source);
  return { words: readMember(reader, reader.root, 1), problems: reader.problems };
}

function readMember(reader: DescriptionsReader, node: unknown, line: number): MemberDescriptions {
  const words: MemberDescriptions = {
    line,
    options: new Map(),
    returns: null,
    yields: null,
    raises: new Map(),
  };
  for (const pair of readPairs(reader, node)) {
    if (pair.key === "_raises") words.raises = readTexts(reader, pair.value);
    else if (pair.key === "_returns") words.returns = readText(reader, pair);
    else if (pair.key === "_yields") words.yields = readText(reader, pair);
    else words.options.set(pair.key, readText(reader, pair));
  }
  return words;
}

function readTexts(reader: DescriptionsReader, node: unknown): Map<string, Worded> {
  return new Map(readPairs(reader, node).map((pair) => [pair.key, readText(reader, pair)]));
}

function readGroup(reader: DescriptionsReader, node: unknown): ApiDescriptions["groups"][number] {
  const values = new Map(readPairs(reader, node).map(({ key, value }) => [key, value]));
  const line = lineOf(reader, node);
  const members = readItems(reader, values.get("members") ?? node);
  return {
    line,
    title: readText(reader, { key: "title", value: values.get("title"), line }).text,
    members: members.map((member) => String(isScalar(member) ? member.value : "")),
  };
}
