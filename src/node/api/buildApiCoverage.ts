import type {
  ApiCoverage,
  CoveredClass,
  CoveredMember,
  UnwrappedClass,
} from "../../shared/api/apiCoverage";
import type { MethodFacts } from "../../../packages/gem-facts/src/classFacts";
import type { ApiFacts } from "./apiFacts";
import type { CoverageFacts } from "../../../packages/gem-facts/src/facts/coverage";
import { memberAnchors } from "./apiFacts";

/** The part of Playwright's API that a class documented for Ruby has. */
export interface ClassCoverage extends Pick<ApiFacts, "rubyClass" | "path"> {
  /** `null` where Playwright documents no such class now. */
  covered: CoveredClass | null;
}

/** Counts a class's members by its facts. */
export function classCoverage(facts: ApiFacts): ClassCoverage {
  const { rubyClass, path, status, runtimeOnly } = facts;
  const isCovered = status === "current" && !runtimeOnly;
  return { rubyClass, path, covered: isCovered ? toCoveredClass(facts) : null };
}

/** Returns the part of Playwright's API that the library has. */
export function buildApiCoverage(
  classes: readonly ClassCoverage[],
  { playwrightClassesWithoutWrapper }: CoverageFacts,
): ApiCoverage {
  return {
    classes: classes
      .flatMap(({ covered }) => covered ?? [])
      .sort((a, b) => a.name.localeCompare(b.name, "en")),
    unwrapped: playwrightClassesWithoutWrapper.map((unwrapped) => toUnwrapped(unwrapped, classes)),
  };
}

function toCoveredClass(facts: ApiFacts): CoveredClass {
  const path = `/docs/api/${facts.path}`;
  const anchors = memberAnchors(facts);
  const toMember = ({ name, playwrightName, anchor }: MethodFacts): CoveredMember => ({
    name,
    jsName: playwrightName,
    path: `${path}#${anchors[name] ?? anchor}`,
  });
  return {
    name: facts.class,
    path,
    implemented: facts.methods
      .filter(({ documentedUpstream, implemented }) => documentedUpstream && implemented)
      .map(toMember),
    missing: facts.methods.filter(({ implemented }) => !implemented).map(toMember),
    otherLanguages: withoutOverloads(notForRuby(facts)),
  };
}

/** A name that Ruby has may have a form for JavaScript alone, which is no name more. */
function notForRuby({ notForRuby: found, methods }: ApiFacts): string[] {
  const own = methods.filter(({ implemented }) => implemented);
  return found
    .map(({ playwrightName }) => playwrightName)
    .filter((name) => own.every((method) => method.playwrightName !== name));
}

function toUnwrapped(
  {
    class: name,
    langs,
    rubyRuntimeClass,
    members,
  }: CoverageFacts["playwrightClassesWithoutWrapper"][number],
  classes: readonly ClassCoverage[],
): UnwrappedClass {
  const ruby = classes.find(({ rubyClass }) => rubyClass === rubyRuntimeClass);
  return {
    name,
    members: withoutOverloads(members),
    languages: langs ?? [],
    rubyClass: rubyRuntimeClass,
    path: ruby ? `/docs/api/${ruby.path}` : null,
  };
}

/** `toContain#1` and `toContain#2` are ways to call one member. */
function withoutOverloads(members: readonly string[]): string[] {
  return [...new Set(members.map((name) => name.replace(/#\d+$/, "")))];
}
