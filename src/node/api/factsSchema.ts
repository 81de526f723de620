import { z } from "zod";
import { apiMemberKinds, apiOptionKinds, apiStatuses, apiUnits } from "../../shared/api/apiClass";

/** The facts of an option. What `ApiOption` has as well is called the same there and taken as it is. */
export const optionFacts = z.object({
  name: z.string(),
  required: z.boolean().default(false),
  type: z.string(),
  unit: z.enum(apiUnits).nullable().default(null),
  deprecated: z.boolean().default(false),
  discouraged: z.boolean().default(false),
  procParams: z.array(z.string()).optional(),
  playwrightType: z.string().nullish(),
  enum: z.array(z.string()).default([]),
  default: z.string().nullable().default(null),
  effectiveDefault: z.string().optional(),
});

/** The facts of a key of a hash. */
export interface FieldFacts extends z.infer<typeof optionFacts> {
  fields: FieldFacts[];
}

const field: z.ZodType<FieldFacts> = optionFacts.extend({
  get fields() {
    return z.array(field).default([]);
  },
});

const param = optionFacts.extend({
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
    playwrightType: z.string().nullish(),
    void: z.boolean().default(false),
    enum: z.array(z.string()).default([]),
    fields: z.array(field).default([]),
    /** The classes of a hash's keys, as observed; empty where nobody has seen one. */
    keyTypes: z.array(z.enum(["String", "Symbol"])).default([]),
  }),
  returnsWithBlock: z.literal("block value").optional(),
  matcher: z.object({ name: z.string() }).optional(),
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
  emitted: z.boolean().default(true),
  callbackArgs: z.number().nullish(),
  syncApiCallInCallback: z.enum(["ok", "deadlock"]).optional(),
});

/** One file of `content/api/facts`: only what the site uses. */
export const factsSchema = z.object({
  class: z.string(),
  rubyClass: z.string(),
  path: z.string(),
  status: z.enum(apiStatuses),
  extends: z.string().nullish(),
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

/** The facts of one class, as imported; functions of its module come first. */
export type ApiFacts = Omit<z.infer<typeof factsSchema>, "moduleFunctions">;
export type MethodFacts = z.infer<typeof method>;
export type ParamFacts = MethodFacts["params"][number];
export type EventFacts = ApiFacts["events"][number];
