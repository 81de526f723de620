import { z } from "zod";
import type { ApiClass } from "../../shared/api/apiClass";
import type { Problem } from "../../shared/text/problem";
import type { SourceFile } from "../document/sourceFile";
import { memoizeBySource } from "../cache/memoizeBySource";
import { readYaml } from "../readYaml";

/** One line of prose with the line of the file that it stands on. */
export interface Description {
  text: string;
  line: number;
}

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
  groups: (ApiClass["groups"][number] & { line: number })[];
}

/** The file of the descriptions that many members share. */
export const commonDescriptionsFile = "content/api/words/_common.yml";

/** Descriptions that many members share. */
export type CommonDescriptions = MemberDescriptions;

const sentence = z
  .string("There is no description")
  .transform((text) => text.trim().replace(/\s+/g, " "))
  .pipe(z.string().min(1, "There is no description"));

const sentences = z.record(z.string(), sentence);

const member = z
  .object({
    _raises: sentences.optional(),
    _returns: sentence.optional(),
    _yields: sentence.optional(),
  })
  .catchall(sentence);

const group = z.strictObject({ title: sentence, members: z.array(z.string()) });

const schema = z.object({ _groups: z.array(group).default([]) }).catchall(member);

type LineOf = ReturnType<typeof readYaml>["lineOf"];

/** Reads the descriptions of one class; none, with the problems, where they cannot be read. */
export const parseApiDescriptions = memoizeBySource(readApiDescriptions);

function readApiDescriptions({ path: file, text }: SourceFile): {
  descriptions: ApiDescriptions;
  problems: Problem[];
} {
  const { data, problems, lineOf } = readDescriptions(file, text, schema);
  const { _groups: groups = [], ...members } = data ?? {};
  return {
    descriptions: {
      file,
      members: new Map(
        Object.entries(members).map(([name, said]) => [name, toMember(said, [name], lineOf)]),
      ),
      groups: groups.map((found, index) => ({ ...found, line: lineOf(["_groups", index]) })),
    },
    problems,
  };
}

/** Reads `_common.yml`, which is shaped like one member. */
export const parseCommonDescriptions = memoizeBySource(readCommonDescriptions);

function readCommonDescriptions({ path: file, text }: SourceFile): {
  descriptions: CommonDescriptions;
  problems: Problem[];
} {
  const { data, problems, lineOf } = readDescriptions(file, text, member);
  return { descriptions: toMember(data ?? {}, [], lineOf), problems };
}

/** An empty file has no descriptions. */
function readDescriptions<T>(file: string, text: string, shape: z.ZodType<T>) {
  const { data, mistakes, lineOf } = readYaml(text.trim() === "" ? "{}" : text, shape, true);
  const problems = mistakes.map((found) => ({
    file,
    rule: "description-yaml",
    hint: hintOf(found.message),
    ...found,
  }));
  return { data, problems, lineOf };
}

function hintOf(message: string): string {
  const [, name] = /([^.:]+): There is no description/.exec(message) ?? [];
  return name === undefined
    ? "Write `name: description` lines; groups are `- title: …` with `members: […]`."
    : `Write \`${name}: …\`.`;
}

function toMember(
  { _raises: raises = {}, _returns, _yields, ...options }: z.infer<typeof member>,
  path: string[],
  lineOf: LineOf,
): MemberDescriptions {
  const one = (text: string, ...keys: string[]) => ({ text, line: lineOf([...path, ...keys]) });
  const all = (texts: Record<string, string>, ...keys: string[]) =>
    new Map(Object.entries(texts).map(([name, text]) => [name, one(text, ...keys, name)]));
  return {
    line: lineOf(path),
    options: all(options),
    returns: _returns === undefined ? null : one(_returns, "_returns"),
    yields: _yields === undefined ? null : one(_yields, "_yields"),
    raises: all(raises, "_raises"),
  };
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

/** Returns the descriptions of every member, and those that many share, each with its file. */
export function everyMember({
  descriptions,
  common,
}: {
  descriptions: readonly ApiDescriptions[];
  common: CommonDescriptions;
}): { file: string; member: MemberDescriptions }[] {
  const own = descriptions.flatMap(({ file, members }) =>
    [...members.values()].map((member) => ({ file, member })),
  );
  return [...own, { file: commonDescriptionsFile, member: common }];
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
