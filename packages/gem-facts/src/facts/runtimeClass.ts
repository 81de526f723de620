import type { ApiClass, ApiMember } from "../playwright/apiJson";
import { flavouredName } from "../playwright/forRuby";
import type { RubySurface } from "../ruby/readSurface";
import type { RubyClass } from "../ruby/rubyClass";
import type { RubyMethod } from "../ruby/rubyMethod";
import type { ClassJson, MethodJson } from "../classFacts";
import { toExtra, toMethod, type Known } from "./methodFacts";
import { rubyName, snakeCase } from "./rubyName";

/** Classes that callers get without a wrapper: those that the facts know already, and Playwright's by name. */
export function runtimeClasses(
  { classes, wrapped }: RubySurface,
  api: readonly ApiClass[],
  before: readonly ClassJson[],
  known: Known,
): ClassJson[] {
  const isWrapped = (name: string) => wrapped.some((own) => own.name === name);
  const named = api.filter(
    ({ name }) =>
      !isWrapped(name) && !classes.get(`Playwright::${name}`)?.superclass?.endsWith("Error"),
  );
  const names = [
    ...before.filter(({ runtimeOnly }) => runtimeOnly).map((own) => own.class),
    ...named.map(({ name }) => name),
  ];
  return [...new Set(names)].flatMap((name) => {
    const ruby = classes.get(`Playwright::${name}`);
    const playwright = before.find((own) => own.class === name)?.playwrightName;
    const described = api.find((own) => own.name === (playwright ?? name));
    return ruby ? [toRuntimeClass(name, ruby, described, playwright, known)] : [];
  });
}

function toRuntimeClass(
  name: string,
  ruby: RubyClass,
  described: ApiClass | undefined,
  playwright: string | null | undefined,
  known: Known,
): ClassJson {
  return {
    class: name,
    rubyClass: ruby.name,
    path: snakeCase(name),
    playwrightName: playwright === undefined ? (described?.name ?? null) : playwright,
    status: "current",
    since: described?.name === name ? described.since : null,
    experimental: false,
    implemented: true,
    runtimeOnly: true,
    extends: null,
    includes: [],
    obtainedFrom: [],
    examplesUpstream: 0,
    counts: {},
    methods: ruby.methods.map((own) => toRuntimeMethod(name, own, described, known)),
    events: [],
  };
}

function toRuntimeMethod(
  owner: string,
  ruby: RubyMethod,
  described: ApiClass | undefined,
  known: Known,
): MethodJson {
  const member = described?.members.find((own) => rubyName(flavouredName(own)) === ruby.name);
  if (ruby.isSingleton) return { ...withoutInternal(toExtra(ruby)), kind: "module-function" };
  return member ? fromMember(owner, ruby, member, known) : withoutInternal(toExtra(ruby));
}

/** The gem has no documentation of it, so nothing of it counts as documented. */
function fromMember(owner: string, ruby: RubyMethod, member: ApiMember, known: Known): MethodJson {
  const method = toMethod(owner, member, { ...ruby, isDocumented: true, examples: 0 }, known);
  const { rbsType: _rbs, ...returns } = method.returns;
  const params = method.params.map(({ rbsType: _type, ...param }) => param);
  return { ...method, documentedUpstream: false, params, returns };
}

function withoutInternal({ internal: _internal, ...method }: MethodJson): MethodJson {
  return method;
}

/** The functions of the library's own module, such as `Playwright.create`. */
export function moduleFunctions({ classes }: RubySurface): MethodJson[] {
  const own = classes.get("Playwright")?.methods ?? [];
  return own
    .filter(({ isSingleton, file }) => isSingleton && file === "lib/playwright.rb")
    .map((ruby) => ({ ...withoutInternal(toExtra(ruby)), kind: "module-function" }));
}
