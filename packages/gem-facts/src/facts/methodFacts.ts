import { slug } from "github-slugger";
import type { ApiMember } from "../playwright/apiJson";
import { namedMembers } from "../playwright/defaults";
import { flavouredName, playwrightName, rubyArguments } from "../playwright/forRuby";
import { enumOf, rbsType, rubyType, typeText } from "../playwright/typeNames";
import type { SurfaceMethod } from "../ruby/readSurface";
import type { RubyMethod, RubyParam } from "../ruby/rubyMethod";
import type { BlockJson, MethodJson, ReturnsJson } from "../classFacts";
import { toFields, toParam } from "./paramFacts";
import { aliasNames, rubyName } from "./rubyName";

/** What the facts of a method need to know beside the method. */
export interface Known {
  /** Names of the classes that the gem's RBS declares. */
  rbsClasses: ReadonlySet<string>;
  /** `Locator.fill` → `Locator#fill`: the Ruby names of Playwright's members. */
  rubyMembers: ReadonlyMap<string, string>;
}

/** The facts of a member of Playwright's API; `ruby` is its method, where the gem has one. */
export function toMethod(
  className: string,
  member: ApiMember,
  ruby: SurfaceMethod | undefined,
  known: Known,
): MethodJson {
  const name = ruby?.name ?? rubyName(flavouredName(member));
  const params = ruby?.params ?? plannedParams(member);
  const argumentsByName = new Map(
    Object.values(rubyArguments(member))
      .flat()
      .map((own) => [flavouredName(own), own]),
  );
  const block = params.some(({ kind }) => kind === "block");
  return {
    name,
    playwrightName: playwrightName(member),
    kind: kindOf(className, name, member),
    implemented: ruby?.isDocumented ?? false,
    documentedUpstream: ruby?.isDocumented ?? false,
    anchor: slug(name),
    aliases: aliasesOf(name, params, ruby),
    params: params.map((own) =>
      toParam(own, argumentsByName.get(own.name), member, known.rbsClasses),
    ),
    block: block ? blockOf(member, name) : null,
    returns: className.endsWith("Assertions")
      ? assertionReturns(toReturns(member, known))
      : toReturns(member, known),
    ...matcherOf(className, name),
    since: member.since,
    deprecated: member.deprecated !== undefined,
    discouraged: member.discouraged !== undefined,
    ...insteadOf(member, known),
    async: member.async,
    ...(member.langs.only ? { langOnly: member.langs.only } : {}),
    throws: ruby?.isDocumented ? errorsOf(className, params) : ["NotImplementedError"],
    examplesUpstream: ruby?.examples ?? 0,
  };
}

/** A method that callers see and Playwright does not describe. Only a person can say whether it is meant for them. */
export function toExtra({
  name,
  params,
  aliases,
  aliasOf,
}: RubyMethod & Pick<SurfaceMethod, "aliasOf">): MethodJson {
  return {
    name,
    playwrightName: null,
    kind: name.endsWith("?") ? "predicate" : "method",
    implemented: true,
    documentedUpstream: false,
    ...(aliasOf === undefined ? { internal: true } : { aliasOf }),
    anchor: slug(name),
    aliases,
    params: params.map((own) => ({ ...own, ...(own.kind === "block" ? { type: "Proc" } : {}) })),
    block: params.some(({ kind }) => kind === "block") ? { params: [], required: false } : null,
    returns: { type: "Object" },
    since: null,
    deprecated: false,
    discouraged: false,
    async: false,
    throws: [],
    examplesUpstream: 0,
  };
}

/** The parameters that a method would get which the gem does not have yet. */
function plannedParams(member: ApiMember): RubyParam[] {
  const { positional, keywords } = rubyArguments(member);
  return [
    ...positional.map((own) => ({
      name: flavouredName(own),
      kind: "positional" as const,
      required: true,
      default: null,
    })),
    ...keywords.map((own) => ({
      name: flavouredName(own),
      kind: "keyword" as const,
      required: false,
      default: "nil",
    })),
  ];
}

function kindOf(className: string, name: string, { kind }: ApiMember): MethodJson["kind"] {
  if (kind === "property") return "property";
  if (className.endsWith("Assertions")) return "assertion";
  if (name.startsWith("expect_")) return "waiter";
  return name.endsWith("?") ? "predicate" : "method";
}

function aliasesOf(
  name: string,
  params: readonly RubyParam[],
  ruby: SurfaceMethod | undefined,
): string[] {
  if (ruby) return ruby.aliases;
  const required = params.filter((own) => own.required).length;
  return aliasNames(name, required, params.length - required, false);
}

/** What the block of a method gets: the object that it makes; a waiter's block gets nothing. */
function blockOf(member: ApiMember, name: string): BlockJson {
  const type = rubyType(member.type);
  if (name.startsWith("expect_") || name === "wait_for_event")
    return { params: [], required: false };
  return { params: [{ name: rubyName(type), type }], required: false };
}

/** What an assertion gives back, though Playwright says that it is nothing. */
function assertionReturns({ void: _nothing, ...returns }: ReturnsJson): ReturnsJson {
  return { ...returns, type: "Boolean" };
}

function toReturns({ type }: ApiMember, { rbsClasses }: Known): ReturnsJson {
  const values = enumOf(type);
  const fields = toFields(type);
  return {
    type: rubyType(type),
    rbsType: rbsType(type, rbsClasses),
    playwrightType: typeText(type),
    ...(values.length > 0 ? { enum: values } : {}),
    ...(fields.length > 0 ? { fields } : {}),
    ...(type.name === "void" ? { void: true } : {}),
  };
}

/** The RSpec matcher of an assertion: `to_have_text` → `have_text`. */
function matcherOf(className: string, name: string): Pick<MethodJson, "matcher"> {
  const [, not = "", rest] = /^(not_)?to_(\w+)$/.exec(name) ?? [];
  if (!className.endsWith("Assertions") || rest === undefined) return {};
  const subject = className.replace("Assertions", "").toLowerCase();
  return { matcher: { name: `${not}${rest}`, rspec: `${not}to ${rest}`, subject } };
}

function insteadOf(member: ApiMember, { rubyMembers }: Known): Pick<MethodJson, "seeInstead"> {
  const named = namedMembers(member.deprecated ?? member.discouraged);
  const seeInstead = named.flatMap((name) => rubyMembers.get(name) ?? []);
  return seeInstead.length > 0 ? { seeInstead } : {};
}

/** What raises by rule: an assertion, and what waits for no longer than its timeout. */
function errorsOf(className: string, params: readonly RubyParam[]): string[] {
  if (className.endsWith("Assertions")) return ["Playwright::AssertionError"];
  const waits = params.some(({ name, kind }) => name === "timeout" && kind === "keyword");
  return waits ? ["Playwright::TimeoutError"] : [];
}
