/** The joined model of one Ruby class: facts of the library plus our descriptions. Pages, search records and Markdown exports are made from it. */
export interface ApiClass {
  /** `Page` */
  name: string;
  /** `Playwright::Page` */
  rubyClass: string;
  /** Path of its page below `/docs`: `api/page`. */
  docId: string;
  status: ApiStatus;
  /** First gem version that documents it, such as `1.45.0`; `null` where it is as old as the docs. */
  since: string | null;
  /** Last gem version that has it, for removed classes. */
  lastIn: string | null;
  /** Members that return, yield or emit it, such as `BrowserContext#new_page`. */
  obtainedFrom: readonly string[];
  groups: readonly ApiGroup[];
  members: readonly ApiMember[];
  events: readonly ApiEvent[];
}

/** Paths of the pages of classes, by class name. */
export type TypeLinks = Readonly<Record<string, string>>;

/** A class on its page, with links to the classes that its facts name. */
export interface PageClass extends ApiClass {
  typeLinks: TypeLinks;
}

export type ApiStatus = "current" | "removed";

/** A heading of the method index with the members under it, in reading order. */
export interface ApiGroup {
  title: string;
  members: readonly string[];
}

/** The warnings that a reader gets before using a member; each has one badge. */
export const apiBadges = [
  "deprecated",
  "discouraged",
  "experimental",
  "not-implemented",
  "removed",
] as const;

export type ApiBadge = (typeof apiBadges)[number];

export type ApiMemberKind =
  "method" | "property" | "predicate" | "waiter" | "assertion" | "module-function";

export interface ApiMember {
  /** Ruby name: `visible?` */
  name: string;
  /** Id of its section: `visible` */
  anchor: string;
  kind: ApiMemberKind;
  /** Playwright's own name, `isVisible`, where there is one. */
  jsName: string | null;
  aliases: readonly string[];
  badges: readonly ApiBadge[];
  /** Members to use instead, such as `Locator#fill`. */
  seeInstead: readonly string[];
  /** First gem version that has it; `null` where it is as old as the docs. */
  since: string | null;
  /** Ancestor or mixin that defines it, such as `EventEmitter`. */
  inheritedFrom: string | null;
  /** File of the library that it is written in, such as `lib/playwright/clock_impl.rb`, where it is known. */
  sourceFile: string | null;
  /** One call in Ruby, one entry for each argument: `["url", "timeout: nil"]`. */
  signature: ApiSignature;
  options: readonly ApiOption[];
  returns: ApiReturn;
  /** The arguments of its block, in Ruby, or `null` where it takes none. */
  yields: ApiYield | null;
  raises: readonly ApiRaise[];
  /** The assertion that claims the opposite, told in the same section. */
  negation: ApiNegation | null;
  /** The event a waiter waits for, as its anchor on the same page. */
  waitsFor: string | null;
}

export interface ApiNegation {
  /** `not_to_have_text` */
  name: string;
  /** Its id, which readers may have bookmarked. */
  anchor: string;
}

export interface ApiSignature {
  arguments: readonly string[];
  /** `{ … }` or `{ |page| … }`; `null` where no block is taken. */
  block: string | null;
}

/** The way in which an argument is passed; a `field` is a key of the hash that stands before it. */
export const apiOptionKinds = [
  "positional",
  "keyword",
  "block",
  "splat",
  "keyword-splat",
  "field",
] as const;

export type ApiOptionKind = (typeof apiOptionKinds)[number];

export type ApiUnit = "ms" | "s" | "px";

export interface ApiOption {
  /** `timeout`, or `clip.x` for a key of a hash. */
  name: string;
  /** Id of its row: `screenshot-clip-x` */
  anchor: string;
  kind: ApiOptionKind;
  required: boolean;
  /** Ruby type: `Array<Locator>`, `String | Regexp`. */
  type: string;
  /** The value in force when it is left out, as Ruby source; `null` where there is none. */
  defaultValue: string | null;
  unit: ApiUnit | null;
  /** Allowed values, as Ruby source. */
  allowed: readonly string[];
  deprecated: boolean;
  discouraged: boolean;
  /** Its meaning: one line, inline code in backticks. */
  description: string;
  /** Arguments a Proc gets. */
  procParams: readonly string[];
}

export interface ApiReturn {
  /** Ruby type; `nil` where nothing useful comes back. */
  type: string;
  description: string | null;
  allowed: readonly string[];
}

export interface ApiYield {
  /** Types the block gets, such as `["Page"]`; empty where it gets nothing. */
  types: readonly string[];
  description: string | null;
}

export interface ApiRaise {
  error: string;
  description: string;
}

export interface ApiEvent {
  /** As `on` takes it: `dialog` */
  name: string;
  /** Id of its section: `event-dialog` */
  anchor: string;
  jsName: string;
  /** Ruby type of what the callback gets; `null` where it gets nothing. */
  payload: string | null;
  constant: string | null;
  /** The `expect_*` member that waits for it, where there is one. */
  waiter: string | null;
  /** True where the callback may call the library: not on the dispatcher thread, where it would wait for itself. */
  mayCallLibrary: boolean;
}
