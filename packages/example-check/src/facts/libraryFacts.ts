import { z } from "zod";
import { errorFacts } from "./errorFacts";

export interface FieldFacts {
  name: string;
  type: string;
  required?: boolean | undefined;
  deprecated?: boolean | undefined;
  enum?: string[] | undefined;
  fields?: FieldFacts[] | undefined;
}

const field: z.ZodType<FieldFacts> = z.lazy(() =>
  z.object({
    name: z.string(),
    type: z.string(),
    required: z.boolean().optional(),
    deprecated: z.boolean().optional(),
    enum: z.array(z.string()).optional(),
    fields: z.array(field).optional(),
  }),
);

const param = z.object({
  name: z.string(),
  kind: z.enum(["positional", "keyword", "block", "splat", "keyword-splat"]),
  required: z.boolean(),
  type: z.string().default("Object"),
  rbsType: z.string().default(""),
  deprecated: z.boolean().default(false),
  discouraged: z.boolean().default(false),
  enum: z.array(z.string()).optional(),
  fields: z.array(field).optional(),
  procParams: z.array(z.string()).optional(),
  callbackThread: z.string().optional(),
});

const member = z.object({
  name: z.string(),
  kind: z.string(),
  playwrightName: z.string().nullish(),
  implemented: z.boolean(),
  internal: z.boolean().default(false),
  async: z.boolean().default(false),
  removedIn: z.string().optional(),
  notWorking: z.object({ raises: z.string(), alternative: z.string().optional() }).optional(),
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
    fields: z.array(field).optional(),
    keyTypes: z.array(z.string()).optional(),
  }),
  returnsWithBlock: z.string().optional(),
  matcher: z.object({ name: z.string() }).optional(),
  deprecated: z.boolean(),
  discouraged: z.boolean(),
  seeInstead: z.array(z.string()).default([]),
});

const event = z.object({
  rubyName: z.string(),
  constant: z.string().nullish(),
  payload: z.string().nullable(),
  emitted: z.boolean().default(true),
  callbackArgs: z.number().nullish(),
  syncApiCallInCallback: z.string().optional(),
});

const classFacts = z.object({
  class: z.string(),
  rubyClass: z.string(),
  path: z.string(),
  status: z.enum(["current", "removed"]),
  removedIn: z.object({ gem: z.string() }).optional(),
  extends: z.string().nullish(),
  methods: z.array(member),
  moduleFunctions: z.array(member).default([]),
  events: z.array(event),
  notForRuby: z.array(z.object({ playwrightName: z.string() })).default([]),
});

export type ClassFacts = z.infer<typeof classFacts>;
export type MemberFacts = z.infer<typeof member>;
export type ParamFacts = z.infer<typeof param>;
export type EventFacts = z.infer<typeof event>;

/** The facts that examples are judged by. */
export interface LibraryFacts {
  classes: ReadonlyMap<string, ClassFacts>;
  /** Names of public members of any class, aliases included: a call of one on something unknown may be the library's. */
  publicNames: ReadonlySet<string>;
}

/** Reads the texts of the facts' files, JSON of one class each; leaves out what is none. */
export function parseLibraryFacts(files: Iterable<string>): LibraryFacts {
  const classes: ClassFacts[] = [];
  for (const text of files) {
    const parsed = classFacts.safeParse(parseJson(text));
    if (parsed.success) classes.push(parsed.data);
  }
  return {
    classes: new Map([errorFacts, ...classes].map((found) => [found.class, found])),
    publicNames: publicNames(classes),
  };
}

function publicNames(classes: readonly ClassFacts[]): ReadonlySet<string> {
  const members = classes
    .filter(({ status }) => status === "current")
    .flatMap(({ methods }) => methods.filter(({ internal }) => !internal));
  return new Set(members.flatMap(({ name, aliases }) => [name, ...aliases]));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
