import type {
  ApiCoverage,
  CoveredClass,
  CoveredMember,
  UnwrappedClass,
} from "../../shared/apiCoverage";
import type { ApiFacts, MethodFacts } from "./apiFacts";
import type { CoverageFacts } from "./coverageFacts";
import { memberAnchors } from "./memberAnchors";

/** What of Playwright's API the library has: counted from the facts of the classes that are documented for Ruby. */
export function buildApiCoverage(
  classes: readonly ApiFacts[],
  { playwrightClassesWithoutWrapper }: CoverageFacts,
): ApiCoverage {
  return {
    classes: classes
      .filter(({ status, runtimeOnly }) => status === "current" && !runtimeOnly)
      .map(toCoveredClass)
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
    otherLanguages: withoutOverloads(facts.notForRuby.map(({ playwrightName }) => playwrightName)),
  };
}

function toUnwrapped(
  {
    class: name,
    langs,
    rubyRuntimeClass,
    members,
  }: CoverageFacts["playwrightClassesWithoutWrapper"][number],
  classes: readonly ApiFacts[],
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
