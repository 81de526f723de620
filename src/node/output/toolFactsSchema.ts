import { z } from "zod";
import { classFacts, optionFacts } from "../../../packages/gem-facts/src/classFacts";
import { apiBadges, apiOptionKinds } from "../../shared/api/apiClass";

const facts = classFacts.shape;
const id = z.string().describe("Never changes while the thing is in the gem.");
const url = z.url().describe("Where a reader finds it.");
const markdown = z.url().describe("The same for programs.");
const type = z.string().describe("A type in words of Ruby, such as `String | Regexp`.");
const rbs = z
  .string()
  .nullable()
  .describe("Its declaration in RBS; null where the gem has it no more.");
const gem = z.string().nullable().describe("A version of the gem; null where it is not known.");
const allowed = z.array(z.string()).describe("Allowed values as Ruby source; any where empty.");
const name = z.string();
const nameOrNull = z.string().nullable();
const description = z.string();

/** A field of the facts is published as it is called there; what is left out has another form here. */
const option = optionFacts.extend({
  id,
  name: name.describe("`timeout`, or `clip.x` for a key of a hash."),
  kind: z.enum(apiOptionKinds),
  type,
  defaultValue: nameOrNull.describe("The value in force when it is left out, as Ruby source."),
  allowed,
  procParams: z.array(z.string()).describe("What a Proc gets."),
  description,
});

const member = z.object({
  id,
  name,
  kind: facts.methods.element.shape.kind,
  url,
  markdown,
  summary: description,
  signature: z.string(),
  rbs,
  jsName: nameOrNull,
  aliases: z.array(name),
  negation: nameOrNull,
  inheritedFrom: nameOrNull,
  since: gem,
  badges: z.array(z.enum(apiBadges)).describe("Warnings before it is used."),
  seeInstead: z.array(z.string()).describe("Ids of members to use instead."),
  waitsFor: nameOrNull.describe("Id of the event that it waits for."),
  options: z.array(option),
  returns: z.object({ type, description: nameOrNull, allowed }),
  yields: z.object({ types: z.array(z.string()), description: nameOrNull }).nullable(),
  raises: z.array(z.object({ error: z.string(), description })),
});

const event = z.object({
  id,
  name,
  url,
  markdown,
  summary: description,
  jsName: name,
  payload: nameOrNull,
  constant: nameOrNull,
  waiter: nameOrNull.describe("Name of the member that waits for it."),
  mayCallLibrary: z.boolean().describe("Whether its callback may call the library."),
});

const apiClass = z.object({
  id,
  rubyClass: z.string(),
  status: facts.status,
  extends: nameOrNull,
  since: gem,
  lastIn: gem,
  url,
  markdown,
  summary: description,
  obtainedFrom: z.array(z.string()),
  members: z.array(member),
  events: z.array(event),
});

/** The shape of `/api/facts.json`. A change by which a reader of the file breaks is a new `schemaVersion`. */
export const toolFactsSchema = z.object({
  $schema: z.url(),
  schemaVersion: z.literal(1),
  gem: z.string(),
  playwright: z.string(),
  rbs: z.url(),
  classes: z.array(apiClass),
  errors: z.array(z.object({ id, rubyClass: z.string(), extends: z.string() })),
});

export type ToolFacts = z.infer<typeof toolFactsSchema>;
export type ToolClass = z.infer<typeof apiClass>;
export type ToolMember = z.infer<typeof member>;
