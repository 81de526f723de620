import type { ApiClass, ApiEvent, ApiMember, ApiOption } from "../src/shared/api/apiClass";
import type { DocPage } from "../src/shared/content/docPage";

/** Returns a class of the API with the fields that a test is about; the rest is plain. */
export function anApiClass(fields: Partial<ApiClass> = {}): ApiClass {
  const name = fields.name ?? "Page";
  return {
    name,
    rubyClass: `Playwright::${name}`,
    docId: `api/${name.toLowerCase()}`,
    status: "current",
    since: null,
    lastIn: null,
    obtainedFrom: [],
    groups: [],
    members: [],
    events: [],
    ...fields,
  };
}

/** Returns a method without arguments that returns nothing, but for the given fields. */
export function anApiMember(fields: Partial<ApiMember> = {}): ApiMember {
  const name = fields.name ?? "reload";
  return {
    name,
    anchor: name.replace(/[?=[\]]/g, ""),
    kind: "method",
    jsName: null,
    aliases: [],
    badges: [],
    seeInstead: [],
    since: null,
    inheritedFrom: null,
    sourceFile: null,
    signature: { arguments: [], block: null },
    options: [],
    returns: { type: "nil", description: null, allowed: [] },
    yields: null,
    raises: [],
    negation: null,
    waitsFor: null,
    ...fields,
  };
}

/** Returns a keyword option, but for the given fields. */
export function anApiOption(fields: Partial<ApiOption> = {}): ApiOption {
  const name = fields.name ?? "timeout";
  return {
    name,
    anchor: `option-${name.replaceAll(".", "-")}`,
    kind: "keyword",
    required: false,
    type: "Float",
    defaultValue: null,
    unit: null,
    allowed: [],
    deprecated: false,
    discouraged: false,
    description: "",
    procParams: [],
    ...fields,
  };
}

/** Returns an event without a payload, but for the given fields. */
export function anApiEvent(fields: Partial<ApiEvent> = {}): ApiEvent {
  const name = fields.name ?? "close";
  return {
    name,
    anchor: `event-${name}`,
    jsName: name,
    payload: null,
    constant: null,
    waiter: null,
    mayCallLibrary: true,
    ...fields,
  };
}

/** Returns an empty guide, but for the given fields. */
export function aDocPage(fields: Partial<DocPage> = {}): DocPage {
  const title = fields.title ?? "Getting started";
  return {
    path: "/docs/article/getting_started",
    section: "docs",
    title,
    navTitle: title,
    description: "",
    sourcePath: "content/docs/article/getting_started.mdx",
    lastUpdated: null,
    toc: [],
    content: { type: "root", children: [] },
    ...fields,
  };
}
