import { z } from "zod";

const text = z.string();
const texts = z.array(text);
const textOrNull = text.nullable();
const type = text.describe("A type in words of Ruby, such as `String | Regexp`.");
const allowed = texts.describe("Allowed values as Ruby source; any where empty.");
const since = textOrNull.describe(
  "First version of the gem that has it; null where it is as old as the docs.",
);

/** The warnings that a reader gets before using a member; each has one badge. */
const apiBadge = z.enum([
  "deprecated",
  "discouraged",
  "experimental",
  "not-implemented",
  "removed",
]);

export type ApiBadge = z.infer<typeof apiBadge>;

/** What a member takes. */
export const apiOption = z.object({
  name: text.describe("`timeout`, or `clip.x` for a key of a hash."),
  anchor: text.describe("Id of its row: `screenshot-clip-x`."),
  kind: z
    .enum(["positional", "keyword", "block", "splat", "keyword-splat", "field"])
    .describe("How it is passed; a `field` is a key of the hash that stands before it."),
  required: z.boolean(),
  type,
  defaultValue: textOrNull.describe("The value in force when it is left out, as Ruby source."),
  unit: z.enum(["ms", "s", "px"]).nullable(),
  allowed,
  deprecated: z.boolean(),
  discouraged: z.boolean(),
  description: text.describe("Its meaning: one line, inline code in backticks."),
  procParams: texts.describe("What a Proc gets."),
});

export type ApiOption = z.infer<typeof apiOption>;

/** A method or another way to use an object of a class. */
export const apiMember = z.object({
  name: text.describe("Ruby's name: `visible?`."),
  anchor: text.describe("Id of its section: `visible`."),
  kind: z.enum(["method", "property", "predicate", "waiter", "assertion", "module-function"]),
  jsName: textOrNull.describe("Playwright's own name, `isVisible`, where there is one."),
  aliases: texts,
  badges: z.array(apiBadge).describe("Warnings before it is used."),
  seeInstead: texts.describe("Members to use instead, such as `Locator#fill`."),
  since,
  inheritedFrom: textOrNull.describe("Ancestor or mixin that defines it, such as `EventEmitter`."),
  sourceFile: textOrNull.describe("File of the library that it is written in, where it is known."),
  signature: z
    .object({
      arguments: texts,
      block: textOrNull.describe("`{ … }` or `{ |page| … }`; null where no block is taken."),
    })
    .describe('A call in Ruby, one entry for each argument: `["url", "timeout: nil"]`.'),
  options: z.array(apiOption),
  returns: z.object({
    type: text.describe("A type in words of Ruby; `nil` where nothing useful comes back."),
    description: textOrNull,
    allowed,
  }),
  yields: z
    .object({ types: texts, description: textOrNull })
    .nullable()
    .describe("The types that its block gets; null where it takes none."),
  raises: z.array(z.object({ error: text, description: text })),
  negation: z
    .object({ name: text, anchor: text })
    .nullable()
    .describe("The assertion that claims the opposite, told in the same section."),
  waitsFor: textOrNull.describe("The event that it waits for, as its anchor on the same page."),
});

export type ApiMember = z.infer<typeof apiMember>;

/** An event of a class. */
export const apiEvent = z.object({
  name: text.describe("As `on` takes it: `dialog`."),
  anchor: text.describe("Id of its section: `event-dialog`."),
  jsName: text,
  payload: textOrNull.describe("Type of what its callback gets; null where it gets nothing."),
  constant: textOrNull,
  waiter: textOrNull.describe("Name of the member that waits for it."),
  mayCallLibrary: z.boolean().describe("Whether its callback may call the library."),
});

export type ApiEvent = z.infer<typeof apiEvent>;

/** The joined model of one Ruby class: facts of the library plus our descriptions. Pages, search records and Markdown exports are made from it. */
export const apiClass = z.object({
  name: text.describe("`Page`"),
  rubyClass: text.describe("`Playwright::Page`"),
  docId: text.describe("Path of its page below `/docs`: `api/page`."),
  status: z.enum(["current", "removed"]),
  since,
  lastIn: textOrNull.describe("Last version of the gem that has it, for removed classes."),
  obtainedFrom: texts.describe("Members that return, yield or emit it."),
  groups: z
    .array(z.object({ title: text, members: texts }))
    .describe("Headings of the method index with the members under them, in reading order."),
  members: z.array(apiMember),
  events: z.array(apiEvent),
});

export type ApiClass = z.infer<typeof apiClass>;

/** Paths of the pages of classes, by class name. */
export type TypeLinks = Readonly<Record<string, string>>;

/** A class on its page, with links to the classes that its facts name. */
export interface PageClass extends ApiClass {
  typeLinks: TypeLinks;
}
