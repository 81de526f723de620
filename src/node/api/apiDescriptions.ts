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
  type Description,
  type DescriptionsReader,
} from "./descriptionsReader";

/** The descriptions of one member beside its prose. */
export interface MemberDescriptions {
  line: number;
  /** By option, or `option.field`. */
  options: Map<string, Description>;
  returns: Description | null;
  yields: Description | null;
  raises: Map<string, Description>;
}

/** A file of `content/api/words`: members by name, and the groups of the method index. */
export interface ApiDescriptions {
  file: string;
  members: Map<string, MemberDescriptions>;
  groups: (ApiGroup & { line: number })[];
}

/** The file of the descriptions that many members share. */
export const commonDescriptionsFile = "content/api/words/_common.yml";

/** Descriptions that many members share. */
export type CommonDescriptions = MemberDescriptions;

/** Reads the descriptions of one class; what cannot be read is in `problems`. */
export const parseApiDescriptions = memoizeBySource(readApiDescriptions);

function readApiDescriptions(source: SourceFile): {
  descriptions: ApiDescriptions;
  problems: Problem[];
} {
  const reader = openDescriptions(source);
  const members = new Map<string, MemberDescriptions>();
  let groups: ApiDescriptions["groups"] = [];
  for (const { key, value, line } of readPairs(reader, reader.root)) {
    if (key === "_groups") groups = readItems(reader, value).map((item) => readGroup(reader, item));
    else members.set(key, readMember(reader, value, line));
  }
  return { descriptions: { file: source.path, members, groups }, problems: reader.problems };
}

/** Returns everything that is said of a member. */
export function everyDescription({
  options,
  raises,
  returns,
  yields,
}: MemberDescriptions): Description[] {
  return [...options.values(), ...raises.values(), returns, yields].filter((said) => said !== null);
}

/** Returns the name of the shared description that this one points to with `"@timeout"`, if it does. */
export function sharedKey({ text }: Description): string | null {
  return text.startsWith("@") ? text.slice(1) : null;
}

/** Returns the description itself, or the shared one that it points to. */
export function followShared(
  description: Description | null | undefined,
  common: CommonDescriptions,
): Description | null {
  if (!description) return null;
  const key = sharedKey(description);
  return key === null ? description : (common.options.get(key) ?? null);
}

/** Reads `_common.yml`, which is shaped like one member. */
export const parseCommonDescriptions = memoizeBySource(readCommonDescriptions);

function readCommonDescriptions(source: SourceFile): {
  descriptions: CommonDescriptions;
  problems: Problem[];
} {
  const reader = openDescriptions(source);
  return { descriptions: readMember(reader, reader.root, 1), problems: reader.problems };
}

function readMember(reader: DescriptionsReader, node: unknown, line: number): MemberDescriptions {
  const descriptions: MemberDescriptions = {
    line,
    options: new Map(),
    returns: null,
    yields: null,
    raises: new Map(),
  };
  for (const pair of readPairs(reader, node)) {
    if (pair.key === "_raises") descriptions.raises = readTexts(reader, pair.value);
    else if (pair.key === "_returns") descriptions.returns = readText(reader, pair);
    else if (pair.key === "_yields") descriptions.yields = readText(reader, pair);
    else descriptions.options.set(pair.key, readText(reader, pair));
  }
  return descriptions;
}

function readTexts(reader: DescriptionsReader, node: unknown): Map<string, Description> {
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
