import { nearest } from "../report/nearest";
import type { ClassFacts, EventFacts, MethodFacts } from "../../../gem-facts/src/classFacts";
import type { LibraryFacts } from "./libraryFacts";

/** A member with the class that has it. */
export interface FoundMember {
  owner: ClassFacts;
  member: MethodFacts;
}

/** Returns a member by name or alias, of the class or of what it extends. */
export function findMember(
  facts: LibraryFacts,
  className: string,
  name: string,
): FoundMember | null {
  const owner = facts.classes.get(className);
  if (owner === undefined) return null;
  const own = owner.methods.filter(({ kind }) => kind !== "module-function");
  const member =
    own.find((candidate) => candidate.name === name) ??
    own.find(({ aliases }) => aliases.includes(name));
  if (member !== undefined) return { owner, member };
  return owner.extends ? findMember(facts, owner.extends, name) : null;
}

/** Returns a function of a module, such as `Playwright.create` or `Playwright::Test.with_timeout`. */
export function findModuleFunction(
  facts: LibraryFacts,
  moduleName: string,
  name: string,
): FoundMember | null {
  const owner = facts.classes.get(moduleName);
  const member = owner && moduleFunctions(owner).find((candidate) => candidate.name === name);
  return owner && member ? { owner, member } : null;
}

/** Returns the functions of a module. */
export function moduleFunctions({ moduleFunctions: own, methods }: ClassFacts): MethodFacts[] {
  return [...own, ...methods.filter(({ kind }) => kind === "module-function")];
}

/** Returns a matcher such as `have_text` by the class of its subject. */
export function findMatcher(
  facts: LibraryFacts,
  subject: string,
  name: string,
): FoundMember | null {
  const owner = facts.classes.get(`${subject}Assertions`);
  const member = owner?.methods.find(({ matcher }) => matcher?.name === name);
  return owner && member ? { owner, member } : null;
}

/** Returns every matcher's name for the class of a subject. */
export function matcherNames(facts: LibraryFacts, subject: string): string[] {
  const methods = facts.classes.get(`${subject}Assertions`)?.methods ?? [];
  return methods.flatMap(({ matcher }) => (matcher ? [matcher.name] : []));
}

/** Returns an event by name or by the value of its constant. */
export function findEvent(
  facts: LibraryFacts,
  className: string,
  name: string,
): EventFacts | undefined {
  return facts.classes.get(className)?.events.find(({ rubyName }) => rubyName === name);
}

/** Returns the advice for a name that a class does not have. */
export function memberHint(owner: ClassFacts, name: string, facts: LibraryFacts): string {
  const members = membersOf(owner, facts).filter(({ internal }) => !internal);
  const bare = name.replace(/[?=!]$/, "");
  const translated = members.find(({ playwrightName }) => playwrightName === bare);
  if (translated) return `In Ruby it is called "${translated.name}".`;
  if (owner.notForRuby.some(({ playwrightName }) => playwrightName === bare))
    return "Playwright has it for JavaScript only.";
  const names = members.flatMap(({ name: own, aliases }) => [own, ...aliases]);
  const found = sameLetters(name, names) ?? nearest(name, names);
  return found ? `Did you mean "${found}"?` : `See what ${owner.class} has on its page.`;
}

/** Returns the known name that differs in case and underscores only: `storage_state` → `storageState`. */
export function sameLetters(name: string, known: readonly string[]): string | undefined {
  return known.find((candidate) => letters(candidate) === letters(name));
}

function letters(name: string): string {
  return name.replace(/^is_|^(is(?=[A-Z]))|[_?!=]/g, "").toLowerCase();
}

function membersOf(owner: ClassFacts, facts: LibraryFacts): MethodFacts[] {
  const parent = owner.extends ? facts.classes.get(owner.extends) : undefined;
  const own = owner.methods.filter(({ kind }) => kind !== "module-function");
  return parent ? [...own, ...membersOf(parent, facts)] : own;
}
