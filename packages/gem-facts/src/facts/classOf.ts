import type { Problem } from "../problem";
import type { ApiClass, ApiMember } from "../playwright/apiJson";
import { flavouredName, isForRuby, rubyMembers } from "../playwright/forRuby";
import { rubyType, typeText } from "../playwright/typeNames";
import type { EventConstants } from "../ruby/rubyEvents";
import type { SurfaceClass } from "../ruby/readSurface";
import type { ClassJson, EventJson, MethodJson } from "../classFacts";
import { toExtra, toMethod, type Known } from "./methodFacts";
import { rubyName, snakeCase } from "./rubyName";

/** Joins a class of the gem with Playwright's, member by member. */
export function joinClass(
  surface: SurfaceClass,
  api: ApiClass,
  names: Known,
  constants: EventConstants,
): { facts: ClassJson; problems: Problem[] } {
  const { name, implementation } = surface;
  const members = inOrder(rubyMembers(api));
  const joined = members.map((member) => ({
    member,
    rubies: surface.methods.filter((own) => own.name === rubyName(flavouredName(member))),
  }));
  const methods = joined.map(({ member, rubies }) =>
    withAliases(toMethod(name, member, rubies[0], names), surface),
  );
  const isChannelOwner = implementation?.name.includes("::ChannelOwners::") ?? false;
  const listeners = isChannelOwner ? listenerMethods : [];
  const known = [...methods, ...listeners];
  const extras = surface.methods.filter(
    (own) => !known.some(({ name: other }) => other === own.name),
  );
  const facts: ClassJson = {
    class: name,
    rubyClass: `Playwright::${name}`,
    path: snakeCase(name),
    playwrightName: name,
    status: "current",
    since: api.since,
    experimental: false,
    implemented: true,
    extends: api.extends ?? null,
    includes: isChannelOwner ? ["EventEmitter"] : [],
    implementation: implementation?.name ?? null,
    obtainedFrom: [],
    examplesUpstream: surface.examples ?? 0,
    counts: {},
    methods: [
      ...methods,
      ...extras.filter(({ isDocumented }) => !isDocumented).map(toExtra),
      ...listeners,
    ],
    events: api.members
      .filter(({ kind, ...member }) => kind === "event" && isForRuby(member))
      .map((event) => toEvent(event, constants.get(name))),
    notForRuby: api.members
      .filter((member) => !isForRuby(member) && member.langs.only?.includes("js"))
      .map(({ name: own, kind, langs }) => ({
        playwrightName: own,
        kind,
        langs: langs.only ?? [],
      })),
  };
  return {
    facts,
    problems: [
      ...extras.flatMap((own) => joinedToNothing(name, own)),
      ...joined.flatMap(({ rubies }) => twice(name, rubies)),
    ],
  };
}

/** A method with every name that callers know it by. */
function withAliases(method: MethodJson, { methods }: SurfaceClass): MethodJson {
  const others = methods.filter(
    ({ aliasOf, isDocumented }) => !isDocumented && aliasOf === method.name,
  );
  return { ...method, aliases: [...method.aliases, ...others.map(({ name }) => name)] };
}

/** Methods come before attributes, as the gem's own documentation lists them. */
function inOrder(members: readonly ApiMember[]): ApiMember[] {
  return ["method", "property"].flatMap((kind) => members.filter((member) => member.kind === kind));
}

function joinedToNothing(name: string, own: SurfaceClass["methods"][number]): Problem[] {
  if (!own.isDocumented) return [];
  const message = `${name}#${own.name} is documented, and Playwright's description has no such member.`;
  const hint =
    "Take the api.json of the Playwright that this gem was made for, or mend packages/gem-facts/src/facts/rubyName.ts.";
  return [{ file: own.file, line: own.line, rule: "release-join", message, hint }];
}

function twice(name: string, rubies: SurfaceClass["methods"]): Problem[] {
  return rubies.slice(1).map((own) => {
    const message = `${name}#${own.name} is there twice, for one member of Playwright's.`;
    const hint =
      "Look at both definitions; one of them joins by another name in packages/gem-facts/src/facts/rubyName.ts.";
    return { file: own.file, line: own.line, rule: "release-join", message, hint };
  });
}

function toEvent(event: ApiMember, constants: ReadonlyMap<string, string> | undefined): EventJson {
  const type = event.langs.types?.["python"] ?? event.type;
  const rubyEvent = event.name.toLowerCase();
  return {
    name: event.name,
    rubyName: rubyEvent,
    constant: constants?.get(rubyEvent) ?? null,
    payload: rubyType(type),
    playwrightPayload: typeText(event.type),
    since: event.since,
    emitted: constants?.has(rubyEvent) ?? false,
    callbackArgs: 1,
    ...(event.deprecated === undefined ? {} : { deprecated: true }),
  };
}

/** What every class that emits events has. */
const listenerMethods: MethodJson[] = ["once", "on", "off"].map((name) => ({
  name,
  playwrightName: name,
  kind: "method",
  implemented: true,
  documentedUpstream: false,
  inheritedFrom: "EventEmitter",
  anchor: name,
  aliases: [],
  params: [
    { name: "event", kind: "positional", required: true, default: null, type: "String" },
    { name: "callback", kind: "positional", required: true, default: null, type: "Proc" },
  ],
  block: null,
  returns: { type: "EventEmitterProxy" },
  since: null,
  deprecated: false,
  discouraged: false,
  async: false,
  throws: ["ArgumentError"],
  examplesUpstream: 0,
}));
