import GithubSlugger from "github-slugger";
import {
  classFacts,
  type ClassFacts,
  type MethodFacts,
} from "../../../packages/gem-facts/src/classFacts";
import { coverageFacts } from "../../../packages/gem-facts/src/facts/coverage";
import type { Problem } from "../../shared/text/problem";
import type { SourceFile } from "../document/sourceFile";
import { memoizeBySource } from "../cache/memoizeBySource";
import { jsonPosition, readJson } from "../readJson";

/** The facts of one class; functions of its module come first. */
export type ApiFacts = Omit<ClassFacts, "moduleFunctions">;

/** Returns the file of a class's facts, by the id of its page: `api/clock` → `content/api/facts/clock.json`. */
export function factsFileOf(id: string): string {
  return `content/api/facts/${id.slice("api/".length)}.json`;
}

/** Reads a file of `content/api/facts`; `null` with the problems where it is not what the schema says. */
export const parseApiFacts = memoizeBySource(readApiFacts);

function readApiFacts({ path, text }: SourceFile): {
  facts: ApiFacts | null;
  problems: Problem[];
} {
  const { data, mistakes } = readJson(text, classFacts, describePath);
  const found = data === null ? mistakes : duplicateNames(text, data);
  const problems = found.map((mistake) => ({ file: path, ...mistake, ...wrongFacts }));
  if (data === null) return { facts: null, problems };
  const { moduleFunctions, ...facts } = data;
  const methods = withAnchors([...moduleFunctions, ...facts.methods]);
  return { facts: { ...facts, methods }, problems };
}

const wrongFacts = {
  rule: "facts",
  hint: "`npm run release` writes facts: put back what it wrote, or run it anew.",
};

/** The file of the facts that belong to no class of Ruby. */
export const coverageFile = "content/api/coverage.json";

/** Reads `coverageFile`; `null` with the problems where it is not what the schema says. */
export const parseCoverageFacts = memoizeBySource(({ path, text }) => {
  const { data, mistakes } = readJson(text, coverageFacts);
  return {
    facts: data,
    problems: mistakes.map((found) => ({ file: path, ...found, ...wrongFacts })),
  };
});

/**
 * Returns the members that have a section on the class's page; negations and aliases stand in the section of what they
 * are of.
 */
export function publicMethods(facts: ApiFacts): MethodFacts[] {
  const negations = new Set(facts.methods.map((method) => negationOf(method, facts)?.name));
  return facts.methods.filter(
    ({ internal, aliasOf, name }) => !internal && aliasOf === undefined && !negations.has(name),
  );
}

/** Returns every other name of a member, those that the facts list as methods of their own among them. */
export function aliasesOf({ name, aliases }: MethodFacts, { methods }: ApiFacts): string[] {
  const own = methods.filter(({ aliasOf }) => aliasOf === name).map((alias) => alias.name);
  return [...new Set([...aliases, ...own])];
}

/** `to_have_text` → the facts of `not_to_have_text`, where the class has it. */
export function negationOf({ kind, name }: MethodFacts, { methods }: ApiFacts): MethodFacts | null {
  if (kind !== "assertion") return null;
  return methods.find((other) => other.name === `not_${name}`) ?? null;
}

/** Returns the section of every name that a class answers to: members, their aliases and their negations. */
export function memberAnchors(facts: ApiFacts): Record<string, string> {
  return Object.fromEntries(
    publicMethods(facts).flatMap((method) => {
      const names = [
        method.name,
        ...aliasesOf(method, facts),
        negationOf(method, facts)?.name ?? method.name,
      ];
      return names.map((name) => [name, method.anchor]);
    }),
  );
}

/** Anchors as headings get them: without `?` and `=`, a second one of the same name with a number behind it. */
function withAnchors(methods: MethodFacts[]): MethodFacts[] {
  const slugger = new GithubSlugger();
  return methods.map((method) =>
    method.internal || method.aliasOf !== undefined
      ? method
      : { ...method, anchor: slugger.slug(method.anchor) },
  );
}

/** Methods that have the name of one before, each on its own line. */
function duplicateNames(text: string, { moduleFunctions, methods }: ClassFacts) {
  const known = new Set<string>();
  return Object.entries({ moduleFunctions, methods }).flatMap(([list, members]) =>
    members.flatMap(({ name }, index) => {
      const isFirst = known.size !== known.add(name).size;
      const message = `The method "${name}" is there twice.`;
      return isFirst ? [] : [{ message, ...jsonPosition(text, [list, index, "name"]) }];
    }),
  );
}

/** `methods[goto].params[url].kind`, with names where the facts have them. */
function describePath(path: readonly PropertyKey[], json: unknown): string {
  let here: unknown = json;
  return path.reduce<string>((said, key) => {
    here = isRecord(here) ? here[String(key)] : undefined;
    const name = isRecord(here) && typeof here["name"] === "string" ? here["name"] : String(key);
    return typeof key === "number" ? `${said}[${name}]` : said === "" ? name : `${said}.${name}`;
  }, "");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
