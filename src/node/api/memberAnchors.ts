import { aliasesOf, negationOf, publicMethods, type ApiFacts } from "./apiFacts";

/** Returns the section of every name that a class answers to: members, their aliases and their negations. */
export function memberAnchors(facts: ApiFacts): Record<string, string> {
  return Object.fromEntries(
    publicMethods(facts).flatMap((method) => {
      const names = [
        method.name,
        ...aliasesOf(method, facts),
        negationOf(method, facts)?.name ?? method.name,
      ];
      return names.map((name) => [name, method.anchor]);
    }),
  );
}
