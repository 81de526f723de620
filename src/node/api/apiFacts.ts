import GithubSlugger from "github-slugger";
import { z } from "zod";
import { apiMemberKinds, apiOptionKinds, apiStatuses, apiUnits } from "../../shared/api/apiClass";
import type { Problem } from "../../shared/text/problem";
import type { SourceFile } from "../document/sourceFile";
import { memoizeBySource } from "../cache/memoizeBySource";
import { jsonPosition } from "../jsonPosition";
import { readJson } from "../readJson";

/** The facts of an option. What `ApiOption` has as well is called the same there and taken as it is. */
const option = z.object({
  name: z.string(),
  required: z.boolean().default(false),
  type: z.string(),
  unit: z.enum(apiUnits).nullable().default(null),
  deprecated: z.boolean().default(false),
  discouraged: z.boolean().default(false),
  procParams: z.array(z.string()).default([]),
  enum: z.array(z.string()).default([]),
  default: z.string().nullable().default(null),
  effectiveDefault: z.string().optional(),
});

/** The facts of a key of a hash. */
export interface FieldFacts extends z.infer<typeof option> {
  fields: FieldFacts[];
}

const field: z.ZodType<FieldFacts> = option.extend({
  get fields() {
    return z.array(field).default([]);
  },
});

const param = option.extend({
  kind: z.enum(apiOptionKinds).exclude(["field"]),
  type: z.string().default("Object"),
  default: z.string().nullable(),
  fields: z.array(field).default([]),
});

const method = z.object({
  name: z.string(),
  playwrightName: z.string().nullable(),
  kind: z.enum(apiMemberKinds),
  implemented: z.boolean(),
  documentedUpstream: z.boolean().default(false),
  internal: z.boolean().default(false),
  experimental: z.boolean().default(false),
  removedIn: z.string().optional(),
  anchor: z.string(),
  aliases: z.array(z.string()),
  params: z.array(param),
  block: z
    .object({
      params: z.array(z.object({ name: z.string(), type: z.string() })),
      required: z.boolean(),
    })
    .nullable(),
  returns: z.object({
    type: z.string(),
    void: z.boolean().default(false),
    enum: z.array(z.string()).default([]),
  }),
  rubySince: z.string().nullish(),
  inheritedFrom: z.string().optional(),
  aliasOf: z.string().optional(),
  notWorking: z
    .object({ raises: z.string().optional(), alternative: z.string().optional() })
    .optional(),
  deprecated: z.boolean(),
  discouraged: z.boolean(),
  seeInstead: z.array(z.string()).default([]),
  throws: z.array(z.string()),
  waitsFor: z.object({ event: z.string() }).optional(),
});

const event = z.object({
  name: z.string(),
  rubyName: z.string(),
  constant: z.string().nullish(),
  payload: z.string().nullable(),
  callbackArgs: z.number().nullish(),
  syncApiCallInCallback: z.enum(["ok", "deadlock"]).optional(),
});

const schema = z.object({
  class: z.string(),
  rubyClass: z.string(),
  path: z.string(),
  status: z.enum(apiStatuses),
  rubySince: z.string().nullish(),
  implementation: z.string().nullish(),
  lastIn: z.object({ gem: z.string() }).optional(),
  obtainedFrom: z.array(z.string()).default([]),
  runtimeOnly: z.boolean().default(false),
  notForRuby: z.array(z.object({ playwrightName: z.string() })).default([]),
  moduleFunctions: z.array(method).default([]),
  methods: z.array(method),
  events: z.array(event),
});

/** The facts of one class, as imported: only what the site uses; functions of its module come first. */
export type ApiFacts = Omit<z.infer<typeof schema>, "moduleFunctions">;
export type MethodFacts = z.infer<typeof method>;
export type ParamFacts = MethodFacts["params"][number];
export type EventFacts = ApiFacts["events"][number];

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
  const { data, mistakes } = readJson(text, schema, describePath);
  const found = data === null ? mistakes : duplicateNames(text, data);
  const problems = found.map((mistake) => ({ file: path, ...mistake, rule: "facts", hint }));
  if (data === null) return { facts: null, problems };
  const { moduleFunctions, ...facts } = data;
  const methods = withAnchors([...moduleFunctions, ...facts.methods]);
  return { facts: { ...facts, methods }, problems };
}

const hint =
  "Facts are imported, not edited: mend them at their source and run `npm run facts:import`.";

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
function duplicateNames(text: string, { moduleFunctions, methods }: z.infer<typeof schema>) {
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
