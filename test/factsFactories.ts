import { parseApiFacts, type ApiFacts } from "../src/node/api/apiFacts";

const path = "content/api/facts/page.json";

/** Returns a method as the facts have it, without arguments, but for the given fields. */
export function methodJson({
  name = "reload",
  ...fields
}: { name?: string } & Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name,
    playwrightName: name,
    kind: "method",
    implemented: true,
    anchor: name.replace(/[?=]/g, ""),
    aliases: [],
    params: [],
    block: null,
    returns: { type: "nil" },
    deprecated: false,
    discouraged: false,
    throws: [],
    ...fields,
  };
}

/** Returns a keyword argument as the facts have it, but for the given fields. */
export function paramJson(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: "timeout",
    kind: "keyword",
    required: false,
    default: "nil",
    type: "Float",
    ...fields,
  };
}

/** Returns a class without members as the facts have it, but for the given fields. */
export function classJson(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    class: "Page",
    rubyClass: "Playwright::Page",
    path: "page",
    status: "current",
    methods: [],
    events: [],
    ...fields,
  };
}

/** Returns the facts of a class, parsed; throws where they are none. */
export function someFacts(fields: Record<string, unknown> = {}): ApiFacts {
  const { facts, problems } = parseApiFacts({ path, text: JSON.stringify(classJson(fields)) });
  if (facts === null) throw new Error(JSON.stringify(problems));
  return facts;
}
