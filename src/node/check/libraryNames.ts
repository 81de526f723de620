import { distance } from "fastest-levenshtein";
import { errorNames } from "../../../packages/example-check/src/facts/errorFacts";
import type { LibraryFacts } from "../../../packages/example-check/src/facts/libraryFacts";
import type {
  ClassFacts,
  FieldFacts,
  MethodFacts,
} from "../../../packages/gem-facts/src/classFacts";
import { memoizeByName } from "../../shared/timing/memoizeByName";

/** Every name of the library that prose may put in backticks. */
export interface LibraryNames {
  /** Classes, members and functions, aliases, events, matchers. */
  members: ReadonlySet<string>;
  /** Options and keys of hashes. */
  options: ReadonlySet<string>;
  /** Values of options. */
  values: ReadonlySet<string>;
  /** Ruby's name by Playwright's, where they differ and one Ruby name is meant. */
  translations: ReadonlyMap<string, string>;
  /** Classes and errors as Ruby names them: `Playwright::Page`. */
  paths: ReadonlySet<string>;
  /** The first of the members that is one or two letters away from a name. */
  nearMember: (name: string) => string | undefined;
}

/** Gathers the names of all classes. */
export function libraryNames({ classes }: LibraryFacts): LibraryNames {
  const all = [...classes.values()];
  const called = all.flatMap(({ methods, moduleFunctions }) => [...methods, ...moduleFunctions]);
  const params = called.flatMap((member) =>
    withFields([...member.params, ...member.returns.fields]),
  );
  const named = [...classes.keys(), ...called.flatMap(namesOf), ...all.flatMap(eventNames)];
  const members = new Set(named);
  return {
    members,
    options: new Set(params.map(({ name }) => name)),
    values: new Set(params.flatMap((param) => param.enum)),
    translations: new Map(called.flatMap(translation)),
    paths: new Set([...all.map(({ rubyClass }) => rubyClass), ...errorPaths]),
    nearMember: memoizeByName((name) => [...members].find((member) => isNear(member, name))),
  };
}

const errorPaths = errorNames.map((error) => `Playwright::${error}`);

function isNear(member: string, name: string): boolean {
  return Math.abs(member.length - name.length) <= 2 && distance(member, name) <= 2;
}

function namesOf({ name, aliases, matcher }: MethodFacts): string[] {
  return [name, ...aliases, ...(matcher ? [matcher.name] : [])];
}

function eventNames({ events }: ClassFacts): string[] {
  return events.map(({ rubyName }) => rubyName);
}

function withFields(fields: readonly FieldFacts[]): FieldFacts[] {
  return fields.flatMap((field) => [field, ...withFields(field.fields)]);
}

function translation({ name, playwrightName }: MethodFacts): [string, string][] {
  const differs = playwrightName && playwrightName !== name && /[A-Z]/.test(playwrightName);
  return differs ? [[playwrightName, name]] : [];
}
