import type { Problem } from "../../../src/shared/text/problem";
import type { ApiClass } from "../playwright/apiJson";
import { flavouredName, rubyArguments, rubyMembers } from "../playwright/forRuby";
import { unknownNames } from "../playwright/typeNames";
import type { RubySurface } from "../ruby/readSurface";
import type { ClassFacts } from "./classFacts";
import { joinClass } from "./classOf";
import { applyCorrections, type Correction } from "./corrections";
import { withCounts } from "./counts";
import { keepClass, toRemovedClass, type Judgement } from "./keepClass";
import { obtainedFrom } from "./obtainedFrom";
import { rubyName } from "./rubyName";
import { moduleFunctions, runtimeClasses } from "./runtimeClass";

/** A release: the number of the gem, and that of the Playwright it was made for. */
export interface Release {
  gem: string;
  playwright: string;
}

export interface FactsInput {
  api: readonly ApiClass[];
  surface: RubySurface;
  before: readonly ClassFacts[];
  corrections: readonly Correction[];
  release: Release;
  releaseBefore: Release;
}

export interface BuiltFacts {
  classes: ClassFacts[];
  /** What only a person can say: facts found at run time that may no longer hold. */
  judgements: Judgement[];
  problems: Problem[];
}

/** Joins a release with what is known of the one before; says all problems, and what a person has to judge. */
export function buildFacts(input: FactsInput): BuiltFacts {
  const derived = deriveFacts(input);
  const corrected = applyCorrections(derived.classes, input.corrections);
  const kept = corrected.classes.map((own) => keepClass(beforeOf(own, input), own, input.release));
  const gone = input.before.filter((own) => !kept.some(({ facts }) => facts.path === own.path));
  const all = [
    ...kept.map(({ facts }) => facts),
    ...gone.map((own) => toRemovedClass(own, input.release, input.releaseBefore)),
  ];
  return {
    classes: all.map((own) => withCounts({ ...own, ...obtainedFrom(own, all) })),
    judgements: kept.flatMap(({ judgements }) => judgements),
    problems: [...derived.problems, ...corrected.problems],
  };
}

function beforeOf({ path }: ClassFacts, { before }: FactsInput): ClassFacts | undefined {
  return before.find((own) => own.path === path);
}

/** The facts that the sources alone give, before anything is corrected or kept. */
function deriveFacts({ api, surface, before }: FactsInput): {
  classes: ClassFacts[];
  problems: Problem[];
} {
  const known = {
    rbsClasses: new Set(surface.wrapped.map(({ name }) => name)),
    rubyMembers: rubyNames(api),
  };
  const joined = surface.wrapped.map((own) => {
    const described = api.find(({ name }) => name === own.name);
    return described
      ? joinClass(own, described, known, surface.events)
      : { facts: null, problems: [notDescribed(own.name)] };
  });
  return {
    classes: [
      ...joined.flatMap(({ facts }) => (facts ? [withFunctions(facts, surface)] : [])),
      ...runtimeClasses(surface, api, before, known),
    ],
    problems: [...joined.flatMap(({ problems }) => problems), ...unknownTypes(api, surface)],
  };
}

/** The library's module and the class of the same name share a page. */
function withFunctions(facts: ClassFacts, surface: RubySurface): ClassFacts {
  return facts.class === "Playwright"
    ? { ...facts, moduleFunctions: moduleFunctions(surface) }
    : facts;
}

function rubyNames(api: readonly ApiClass[]): Map<string, string> {
  return new Map(
    api.flatMap((own) =>
      rubyMembers(own).map(
        (member) =>
          [`${own.name}.${member.name}`, `${own.name}#${rubyName(flavouredName(member))}`] as const,
      ),
    ),
  );
}

function notDescribed(name: string): Problem {
  const message = `The gem has a class ${name} that Playwright's description does not know.`;
  const hint = "Take the api.json of the Playwright that this gem was made for.";
  return { file: `api.json`, line: 1, rule: "release-join", message, hint };
}

function unknownTypes(api: readonly ApiClass[], { wrapped }: RubySurface): Problem[] {
  const known = new Set(api.map(({ name }) => name));
  return api
    .filter(({ name }) => wrapped.some((own) => own.name === name))
    .flatMap((own) =>
      rubyMembers(own).flatMap((member) =>
        [
          member.type,
          ...Object.values(rubyArguments(member))
            .flat()
            .map(({ type }) => type),
        ]
          .flatMap((type) => unknownNames(type, known))
          .map((type) => unknownType(`${own.name}.${member.name}`, type)),
      ),
    );
}

function unknownType(member: string, type: string): Problem {
  const message = `${member} has a type "${type}" that nobody knows.`;
  const hint = "Say what it is in Ruby in scripts/release/playwright/typeNames.ts.";
  return { file: "api.json", line: 1, rule: "release-type", message, hint };
}
