import { z } from "zod";
import { newestFirst } from "../../../src/shared/versions/gemVersion";

/** A type as Playwright describes it: a name, a union, an array or hash with `templates`, or an object. */
export interface ApiType {
  name: string;
  union?: ApiType[];
  templates?: ApiType[];
  /** The arguments and the result of a function. */
  args?: ApiType[];
  returnType?: ApiType;
  properties?: ApiArgument[];
}

const langs = z.object({
  only: z.array(z.string()).optional(),
  aliases: z.record(z.string(), z.string()).default({}),
  /** Another type in a language. */
  types: z
    .record(
      z.string(),
      z.lazy(() => type),
    )
    .default({}),
  overrides: z.record(z.string(), z.unknown()).default({}),
});

/** An argument, an option or a key of an object. */
export interface ApiArgument {
  name: string;
  since: string;
  langs: z.infer<typeof langs>;
  type: ApiType;
  required: boolean;
  comment: string;
  deprecated?: string;
  discouraged?: string;
}

const type: z.ZodType<ApiType> = z.object({
  name: z.string(),
  get union() {
    return z.array(type).optional();
  },
  get templates() {
    return z.array(type).optional();
  },
  get args() {
    return z.array(type).optional();
  },
  get returnType() {
    return type.optional();
  },
  get properties() {
    return z.array(argument).optional();
  },
});

const described = z.object({
  name: z.string(),
  since: z.string(),
  langs: langs.default({ aliases: {}, types: {}, overrides: {} }),
  get type() {
    return type;
  },
  required: z.boolean(),
  comment: z.string().default(""),
  deprecated: z.string().optional(),
  discouraged: z.string().optional(),
});

const argument: z.ZodType<ApiArgument> = described;

const member = described.extend({
  kind: z.enum(["method", "property", "event"]),
  alias: z.string(),
  async: z.boolean(),
  args: z.array(argument),
});

export type ApiMember = z.infer<typeof member>;

const apiClass = z.object({
  name: z.string(),
  since: z.string(),
  langs: langs.default({ aliases: {}, types: {}, overrides: {} }),
  extends: z.string().optional(),
  members: z.array(member),
});

export type ApiClass = z.infer<typeof apiClass>;

/** Reads Playwright's description of its API. Throws, with a remedy, where the text is something else. */
export function parseApiJson(text: string, file: string): ApiClass[] {
  const parsed = z.array(apiClass).min(1).safeParse(readJson(text, file));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue?.path.join(".") ?? "";
  throw new Error(
    `${file} is no description of Playwright's API (${where === "" ? "the whole" : where}: ${issue?.message ?? ""}). Make it with development/generate_api_json.sh and name it by --api-json.`,
  );
}

/** The newest release of Playwright that the description mentions: `1.61`. */
export function newestSince(classes: readonly ApiClass[]): string {
  const all = classes.flatMap(({ since, members }) => [since, ...members.map((of) => of.since)]);
  const [newest = "0.0"] = all.map((since) => since.replace(/^v/, "")).sort(newestFirst);
  return newest;
}

function readJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(
      `${file} is no JSON. Make it with development/generate_api_json.sh and name it by --api-json.`,
    );
  }
}
