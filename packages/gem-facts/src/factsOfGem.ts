import type { ClassJson } from "./classFacts";
import { joinClass } from "./facts/classOf";
import { applyCorrections, type Correction } from "./facts/corrections";
import { toCoverage, type CoverageFacts } from "./facts/coverage";
import { keepClass, toRemovedClass, type Judgement, type Release } from "./facts/keepClass";
import { obtainedFrom } from "./facts/obtainedFrom";
import { rubyName } from "./facts/rubyName";
import { moduleFunctions, runtimeClasses } from "./facts/runtimeClass";
import type { Gem } from "./gem/readGem";
import { readApi, type ApiClass } from "./playwright/apiJson";
import { flavouredName, rubyArguments, rubyMembers } from "./playwright/forRuby";
import { unknownNames } from "./playwright/typeNames";
import type { Problem } from "./problem";
import { readSurface, type RubySurface } from "./ruby/readSurface";

/** The facts of the release before, and what its sources say wrongly. */
export interface KnownFacts {
  classes: readonly ClassJson[];
  corrections: readonly Correction[];
  release: Release;
}

export interface GemFacts {
  classes: ClassJson[];
  coverage: CoverageFacts;
  /** What only a person can say: facts found at run time that may no longer hold. */
  judgements: Judgement[];
  problems: Problem[];
}

/** Returns the facts of a release, joined with what is known of the one before; says all problems, and what a person has to judge. */
export function factsOfGem(gem: Gem, apiText: string, known: KnownFacts): GemFacts {
  const release = { gem: gem.version, playwright: gem.playwright };
  const { api, problems: wrongApi } = readApi(apiText, gem);
  const { surface, problems: wrongRuby } = readSurface(gem.files);
  const unreadable = [...wrongApi, ...wrongRuby];
  const derived = deriveFacts(api, surface, known.classes);
  const corrected = applyCorrections(derived.classes, known.corrections);
  const beforeOf = (path: string) => known.classes.find((own) => own.path === path);
  const kept = corrected.classes.map((own) => keepClass(beforeOf(own.path), own, release));
  const gone = known.classes.filter((own) => !kept.some(({ facts }) => facts.path === own.path));
  const all = [
    ...kept.map(({ facts }) => facts),
    ...gone.map((own) => toRemovedClass(own, release, known.release)),
  ];
  const classes = all.map((own) => withCounts({ ...own, ...obtainedFrom(own, all) }));
  return {
    classes,
    coverage: toCoverage(classes, api, surface, gem.version),
    judgements: kept.flatMap(({ judgements }) => judgements),
    problems: unreadable.length > 0 ? unreadable : [...derived.problems, ...corrected.problems],
  };
}

/** The class with its members counted. */
function withCounts(facts: ClassJson): ClassJson {
  const { methods, events } = facts;
  if (facts.status === "removed") return facts;
  const present = methods.filter(({ removedIn }) => removedIn === undefined);
  const documented = present.filter((own) => own.documentedUpstream);
  const own = present.filter(({ inheritedFrom }) => inheritedFrom === undefined);
  const counts = {
    methods: present.length,
    documented: documented.length,
    implemented: present.filter(({ implemented }) => implemented).length,
    unimplemented: present.filter(({ implemented }) => !implemented).length,
    extra: own.filter(({ documentedUpstream, implemented }) => !documentedUpstream && implemented)
      .length,
    params: documented.flatMap(({ params }) => params).length,
    events: events.length,
  };
  return { ...facts, counts };
}

/** The facts that the sources alone give, before anything is corrected or kept. */
function deriveFacts(
  api: readonly ApiClass[],
  surface: RubySurface,
  before: readonly ClassJson[],
): { classes: ClassJson[]; problems: Problem[] } {
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
function withFunctions(facts: ClassJson, surface: RubySurface): ClassJson {
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
  const hint = "Say what it is in Ruby in packages/gem-facts/src/playwright/typeNames.ts.";
  return { file: "api.json", line: 1, rule: "release-type", message, hint };
}
