import { z } from "zod";
import { apiClass, apiEvent, apiMember, apiOption } from "../../shared/api/apiClass";

const id = z.string().describe("Never changes while the thing is in the gem.");
const text = z.string();
const textOrNull = text.nullable();

/** What each place of the site tells of itself. */
const place = {
  url: z.url().describe("Where a reader finds it."),
  markdown: z.url().describe("The same for programs."),
  summary: text,
};

const option = apiOption.omit({ anchor: true }).extend({ id });

const member = apiMember.omit({ anchor: true, sourceFile: true }).extend({
  id,
  ...place,
  signature: text,
  rbs: textOrNull.describe("Its declaration in RBS; null where the gem has it no more."),
  negation: textOrNull,
  seeInstead: z.array(text).describe("Ids of members to use instead."),
  waitsFor: textOrNull.describe("Id of the event that it waits for."),
  options: z.array(option),
});

const event = apiEvent.omit({ anchor: true }).extend({ id, ...place });

const toolClass = apiClass.omit({ name: true, docId: true, groups: true }).extend({
  id,
  extends: textOrNull,
  ...place,
  members: z.array(member),
  events: z.array(event),
});

/** The shape of `/api/facts.json`. A change by which a reader of the file breaks is a new `schemaVersion`. */
export const toolFactsSchema = z.object({
  $schema: z.url(),
  schemaVersion: z.literal(1),
  gem: text,
  playwright: text,
  rbs: z.url(),
  classes: z.array(toolClass),
  errors: z.array(z.object({ id, rubyClass: text, extends: text })),
});

export type ToolFacts = z.infer<typeof toolFactsSchema>;

export type ToolClass = z.infer<typeof toolClass>;

export type ToolMember = z.infer<typeof member>;
