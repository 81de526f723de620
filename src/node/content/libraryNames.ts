import type {
  ClassFacts,
  FieldFacts,
  LibraryFacts,
  MemberFacts,
} from "../../examples/libraryFacts";

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
}

/** Gathers the names of all classes. */
export function libraryNames({ classes }: LibraryFacts): LibraryNames {
  const all = [...classes.values()];
  const members = all.flatMap(({ methods, moduleFunctions }) => [...methods, ...moduleFunctions]);
  const params = members.flatMap((member) => withFields([...member.params, ...returned(member)]));
  return {
    members: new Set([...classes.keys(), ...members.flatMap(namesOf), ...all.flatMap(eventNames)]),
    options: new Set(params.map(({ name }) => name)),
    values: new Set(params.flatMap((param) => param.enum ?? [])),
    translations: new Map(members.flatMap(translation)),
  };
}

function namesOf({ name, aliases, matcher }: MemberFacts): string[] {
  return [name, ...aliases, ...(matcher ? [matcher.name] : [])];
}

function eventNames({ events }: ClassFacts): string[] {
  return events.map(({ rubyName }) => rubyName);
}

function returned({ returns }: MemberFacts): FieldFacts[] {
  return returns.fields ?? [];
}

function withFields(fields: readonly FieldFacts[]): FieldFacts[] {
  return fields.flatMap((field) => [field, ...withFields(field.fields ?? [])]);
}

function translation({ name, playwrightName }: MemberFacts): [string, string][] {
  const differs = playwrightName && playwrightName !== name && /[A-Z]/.test(playwrightName);
  return differs ? [[playwrightName, name]] : [];
}
