import type { ApiBadge, ApiClass, ApiEvent, ApiMember } from "../../shared/api/apiClass";
import { parseApiReference } from "../../shared/api/apiReference";
import type {
  EventFacts,
  MethodFacts,
  ParamFacts,
} from "../../../packages/gem-facts/src/classFacts";
import { aliasesOf, negationOf, publicMethods, type ApiFacts } from "./apiFacts";
import {
  followShared,
  type ApiDescriptions,
  type CommonDescriptions,
  type Description,
  type MemberDescriptions,
} from "./apiDescriptions";
import { joinOptions } from "./joinOptions";
import { sourceFile } from "./sourceFile";

/** Joins the facts of a class with our descriptions. Those that are missing are empty; `checkDescriptions` finds them. */
export function joinApiClass(
  facts: ApiFacts,
  descriptions: ApiDescriptions | null,
  common: CommonDescriptions,
): ApiClass {
  const methods = publicMethods(facts);
  return {
    name: facts.class,
    rubyClass: facts.rubyClass,
    docId: `api/${facts.path}`,
    status: facts.status,
    since: gemVersion(facts.rubySince),
    lastIn: facts.lastIn?.gem ?? null,
    obtainedFrom: facts.obtainedFrom,
    groups: (descriptions?.groups ?? []).map(({ title, members }) => ({ title, members })),
    members: methods.map((method) => ({
      ...joinMember(method, descriptions?.members.get(method.name) ?? null, common),
      aliases: aliasesOf(method, facts),
      sourceFile: sourceFile(facts, method),
      negation: toNegation(negationOf(method, facts)),
      waitsFor: waitedEvent(method, facts.events),
    })),
    events: facts.events.map((event) => toEvent(event, methods)),
  };
}

function toNegation(method: MethodFacts | null): ApiMember["negation"] {
  return method && { name: method.name, anchor: method.anchor };
}

function joinMember(
  method: MethodFacts,
  descriptions: MemberDescriptions | null,
  common: CommonDescriptions,
): Omit<ApiMember, "aliases" | "sourceFile" | "negation" | "waitsFor"> {
  return {
    name: method.name,
    anchor: method.anchor,
    kind: method.kind,
    jsName: method.playwrightName,
    badges: badgesOf(method),
    seeInstead: seeInstead(method),
    since: gemVersion(method.rubySince),
    inheritedFrom: method.inheritedFrom ?? null,
    signature: toSignature(method),
    options: joinOptions(method, descriptions, common),
    returns: {
      type: method.returns.void ? "nil" : method.returns.type,
      description: textOf(followShared(descriptions?.returns, common)),
      allowed: method.returns.enum.map((value) => JSON.stringify(value)),
    },
    yields: method.block && {
      types: method.block.params.map(({ type }) => type),
      description: textOf(followShared(descriptions?.yields, common)),
    },
    raises: raisesOf(method, descriptions, common),
  };
}

/** Returns the section of the event that a waiter waits for; an event of another class has none on this page. */
function waitedEvent({ waitsFor }: MethodFacts, events: EventFacts[]): string | null {
  const event = events.find(({ rubyName }) => rubyName === waitsFor?.event.toLowerCase());
  return event ? eventAnchor(event.rubyName) : null;
}

function badgesOf(method: MethodFacts): ApiBadge[] {
  const badges: [ApiBadge, boolean][] = [
    ["removed", method.removedIn !== undefined],
    ["not-implemented", !method.implemented || method.notWorking?.raises === "NotImplementedError"],
    ["deprecated", method.deprecated && method.removedIn === undefined],
    ["discouraged", method.discouraged],
    ["experimental", method.experimental],
  ];
  return badges.filter(([, applies]) => applies).map(([badge]) => badge);
}

/** Returns the members to use instead, as names that can be links. */
function seeInstead({ seeInstead: members, notWorking }: MethodFacts): string[] {
  const alternative = notWorking?.alternative ?? "";
  const isMember = parseApiReference(alternative) !== null;
  return isMember ? [...members, alternative] : members;
}

function raisesOf(
  method: MethodFacts,
  descriptions: MemberDescriptions | null,
  common: CommonDescriptions,
): ApiMember["raises"] {
  const errors = new Set([...method.throws, ...(descriptions?.raises.keys() ?? [])]);
  return [...errors].map((error) => ({
    error,
    description:
      followShared(descriptions?.raises.get(error) ?? common.raises.get(error), common)?.text ?? "",
  }));
}

function toEvent(event: EventFacts, methods: MethodFacts[]): ApiEvent {
  const name = event.rubyName;
  const waiter = methods.find((method) => method.waitsFor?.event.toLowerCase() === name);
  return {
    name,
    anchor: eventAnchor(name),
    jsName: event.name.toLowerCase(),
    payload: event.callbackArgs === 0 ? null : event.payload,
    constant: event.constant ?? null,
    waiter: waiter?.name ?? null,
    mayCallLibrary: event.syncApiCallInCallback === "ok",
  };
}

/** Returns the id of an event's section: `event-dialog`. */
export function eventAnchor(name: string): string {
  return `event-${name.toLowerCase()}`;
}

/** `1.45.0`; `null` for what is older than the first documented gem, or unknown. */
function gemVersion(since: string | null | undefined): string | null {
  return since?.startsWith("<=") === false ? since : null;
}

function textOf(description: Description | null | undefined): string | null {
  return description?.text ?? null;
}

/** Returns the call of a member, argument by argument, in the order of the facts. */
export function toSignature({ params, block }: MethodFacts): ApiMember["signature"] {
  const names = block?.params.map(({ name }) => name) ?? [];
  return {
    arguments: params.filter(({ kind }) => kind !== "block").map(toArgument),
    block: block && (names.length > 0 ? `{ |${names.join(", ")}| … }` : "{ … }"),
  };
}

function toArgument({ name, kind, required, default: value }: ParamFacts): string {
  switch (kind) {
    case "positional":
      return required ? name : `${name} = ${value ?? "nil"}`;
    case "keyword":
      return required ? `${name}:` : `${name}: ${value ?? "nil"}`;
    case "splat":
      return `*${name}`;
    case "keyword-splat":
      return `**${name}`;
    case "block":
      return `&${name}`;
  }
}
