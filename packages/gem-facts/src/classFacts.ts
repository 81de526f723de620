import { z } from "zod";

const words = z.array(z.string());
const release = z.object({ gem: z.string(), playwright: z.string().optional() });

/** The facts of an option that readers are told as they are. */
export const optionFacts = z.object({
  name: z.string(),
  required: z.boolean().default(false),
  type: z.string(),
  unit: z.enum(["ms", "s", "px"]).nullable().default(null),
  deprecated: z.boolean().default(false),
  discouraged: z.boolean().default(false),
  /** What a Proc gets. */
  procParams: words.optional(),
});

/** A key of a hash, which may be a hash itself. */
const field = optionFacts.extend({
  enum: words.default([]),
  default: z.string().nullable().default(null),
  effectiveDefault: z.string().optional(),
  playwrightType: z.string().optional(),
  since: z.string().optional(),
  get fields(): z.ZodDefault<z.ZodArray<typeof field>> {
    return z.array(field).default([]);
  },
});

const param = field.extend({
  kind: z.enum(["positional", "keyword", "block", "splat", "keyword-splat"]),
  type: z.string().default("Object"),
  default: z.string().nullable(),
  rbsType: z.string().default(""),
  playwrightName: z.string().optional(),
  procArgWrapped: z.boolean().optional(),
  callbackThread: z.string().optional(),
  /** Types that the gem refuses, though Playwright takes them. */
  notAccepted: words.optional(),
  playwrightDefault: z.string().optional(),
});

const method = z.object({
  name: z.string(),
  playwrightName: z.string().nullable(),
  kind: z.enum(["method", "property", "predicate", "waiter", "assertion", "module-function"]),
  implemented: z.boolean(),
  documentedUpstream: z.boolean().default(false),
  internal: z.boolean().default(false),
  experimental: z.boolean().default(false),
  async: z.boolean().default(false),
  since: z.string().nullish(),
  rubySince: z.string().nullish(),
  removedIn: z.string().optional(),
  anchor: z.string(),
  aliases: words,
  aliasOf: z.string().optional(),
  inheritedFrom: z.string().optional(),
  params: z.array(param),
  block: z
    .object({
      params: z.array(z.object({ name: z.string(), type: z.string() })),
      required: z.boolean(),
      closesOnExit: z.boolean().optional(),
    })
    .nullable(),
  returns: z.object({
    type: z.string(),
    rbsType: z.string().optional(),
    playwrightType: z.string().optional(),
    void: z.boolean().default(false),
    enum: words.default([]),
    fields: z.array(field).default([]),
    /** The classes of a hash's keys, as observed; empty where nobody has seen one. */
    keyTypes: z.array(z.enum(["String", "Symbol"])).default([]),
  }),
  returnsWithBlock: z.literal("block value").optional(),
  matcher: z.object({ name: z.string(), rspec: z.string(), subject: z.string() }).optional(),
  waitsFor: z.object({ event: z.string(), class: z.string() }).optional(),
  deprecated: z.boolean(),
  discouraged: z.boolean(),
  seeInstead: words.default([]),
  throws: words,
  langOnly: words.optional(),
  examplesUpstream: z.number().optional(),
  observed: z.unknown().optional(),
  notWorking: z.object({ raises: z.string(), alternative: z.string().optional() }).optional(),
  effectiveDefault: z.string().optional(),
  unit: z.string().optional(),
});

const event = z.object({
  name: z.string(),
  rubyName: z.string(),
  constant: z.string().nullish(),
  payload: z.string().nullable(),
  playwrightPayload: z.string().optional(),
  since: z.string().optional(),
  emitted: z.boolean().default(true),
  callbackArgs: z.number().nullish(),
  callbackThread: z.string().optional(),
  syncApiCallInCallback: z.enum(["ok", "deadlock"]).optional(),
  deprecated: z.boolean().optional(),
});

/** A file of facts: one class of the library, what its sources say of it and what was seen at run time. */
export const classFacts = z.object({
  class: z.string(),
  rubyClass: z.string(),
  path: z.string(),
  playwrightName: z.string().nullish(),
  status: z.enum(["current", "removed"]),
  since: z.string().nullish(),
  rubySince: z.string().nullish(),
  experimental: z.boolean().optional(),
  implemented: z.boolean().optional(),
  runtimeOnly: z.boolean().default(false),
  lastIn: release.optional(),
  removedIn: release.optional(),
  extends: z.string().nullish(),
  includes: words.optional(),
  implementation: z.string().nullish(),
  obtainedFrom: words.default([]),
  examplesUpstream: z.number().optional(),
  counts: z.record(z.string(), z.number()).optional(),
  moduleFunctions: z.array(method).default([]),
  methods: z.array(method),
  events: z.array(event),
  notForRuby: z
    .array(z.object({ playwrightName: z.string(), kind: z.string(), langs: words }))
    .default([]),
});

/** The facts of a class as they are read: what a file leaves out has its default. */
export type ClassFacts = z.output<typeof classFacts>;
export type MethodFacts = z.output<typeof method>;
export type ParamFacts = z.output<typeof param>;
export type FieldFacts = z.output<typeof field>;
export type EventFacts = z.output<typeof event>;

/** The facts of a class as its file has them. */
export type ClassJson = z.input<typeof classFacts>;
export type MethodJson = z.input<typeof method>;
export type ParamJson = z.input<typeof param>;
export type FieldJson = z.input<typeof field>;
export type EventJson = z.input<typeof event>;
export type ReturnsJson = MethodJson["returns"];
export type BlockJson = NonNullable<MethodJson["block"]>;
